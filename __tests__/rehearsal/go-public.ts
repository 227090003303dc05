import { type Company, company } from "../../src/build/content-types/company";
import { fact } from "../../src/build/content-types/fact";
import { institutionList } from "../../src/build/content-types/institution-list";
import { legalPage } from "../../src/build/content-types/texts";
import { today } from "../../src/build/facts/fact-text";
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

/** Adds a page for each legal entry of the footer, as content/README.md explains. */
function publishLegalPages(content: ContentFolder): void {
  const { legal, ...rest } = companyOf(content);
  const entries = legal.map(({ name }) => ({
    name,
    slug: name
      .toLowerCase()
      .replace(/[^a-z]+/g, "-")
      .replace(/^-|-$/g, ""),
  }));
  for (const { name, slug } of entries) {
    content.writePage(legalPage, {
      slug,
      fields: {
        title: name,
        heading: name,
        description: `${name}: what the company does with what you send, for how long, and how to ask it.`,
        intro: "What we do, in plain words.",
        published: PUBLICATION,
        reviewed: PUBLICATION,
      },
      body: "\nWe keep what you send until your question is answered.\n\n## What you may ask\n\nAsk us to delete it, at any [office](/contact).\n",
    });
  }
  content.writeJson("company.json", {
    ...rest,
    legal: entries.map(({ name, slug }) => ({ name, path: `/${slug}` })),
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
      confirmedOn: today(),
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
