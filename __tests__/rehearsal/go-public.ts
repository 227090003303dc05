import { buildDay } from "../../src/build/build-day";
import { type Company, company } from "../../src/build/content-types/company";
import { fact } from "../../src/build/content-types/fact";
import { institutionList } from "../../src/build/content-types/institution-list";
import { trustPage } from "../../src/build/content-types/trust";
import { isFictionalPhone } from "../../src/build/launch/launch-groups";
import type { ContentFolder } from "./content-folder";
import { inventPhone } from "./inventions";

const PUBLICATION = "2027-01-04";

export function companyOf(content: ContentFolder): Company {
  return company.schema.parse(JSON.parse(content.read("company.json")));
}

/** Renames the company in texts, bylines and sources, too. */
export function renameCompany(content: ContentFolder, before: Company): void {
  const now = companyOf(content);
  content.editTexts((text) =>
    text.replaceAll(before.fullName, now.fullName).replace(new RegExp(`\\b${before.name}\\b`, "g"), now.name),
  );
}

/** Replaces `.example` addresses and fictional phone numbers everywhere. */
function replaceAddresses(content: ContentFolder): void {
  const phones = new Map<string, string>();
  content.editTexts((text) =>
    text.replace(/\b[\w-]+\.example\b/g, "agency.test").replace(/\+\d[\d ]{6,20}/g, (number) => {
      if (!isFictionalPhone(number)) return number;
      const known = phones.get(number) ?? inventPhone();
      phones.set(number, known);
      return known;
    }),
  );
}

/** Course links without an address yet. */
function fillCourseLinks(content: ContentFolder): void {
  content.editEach(institutionList, (list) => ({
    ...list,
    records: list.records.map((record) =>
      record.website === "#" ? { ...record, website: `https://www.${record.id}.test/courses` } : record,
    ),
  }));
}

/** Gives each legal entry of the footer its page on trust, as content/README.md explains; the lawyer has read it. */
function publishLegalPages(content: ContentFolder): void {
  const { legal, ...rest } = companyOf(content);
  const pages = content.pages(trustPage);
  const pathOf = (name: string) => {
    const page = pages.find(({ slug }) => name.toLowerCase().includes(slug));
    if (!page) throw new Error(`no page on trust fits "${name}"`);
    return `/${page.slug}`;
  };
  for (const page of pages) {
    const { draft: _, ...fields } = page.fields;
    content.writePage(trustPage, { ...page, fields: { ...fields, reviewed: PUBLICATION } });
  }
  content.writeJson("company.json", {
    ...rest,
    legal: legal.map(({ name }) => ({ name, path: pathOf(name) })),
  });
}

/** Adds the company's accounts: social networks and the accreditation badge. */
function openAccounts(content: ContentFolder): void {
  const { social, badge, ...rest } = companyOf(content);
  content.writeJson("company.json", {
    ...rest,
    badge: { ...badge, accountId: "4711" },
    social: social.map(({ name, link }) => ({ name, link: `${link.replace(/\/$/, "")}/agency` })),
  });
}

/** Somebody opens every official page and compares; what ends is followed by a value without an end. */
function confirmFigures(content: ContentFolder): void {
  content.editList(fact, (facts) =>
    facts.map(({ validUntil: _, ...one }) => ({
      ...one,
      confirmedOn: buildDay(),
      confirmedBy: "the rehearsal",
    })),
  );
}

/** What the launch check asks for beside the samples. */
export function goPublic(content: ContentFolder): void {
  replaceAddresses(content);
  fillCourseLinks(content);
  publishLegalPages(content);
  openAccounts(content);
  confirmFigures(content);
}
