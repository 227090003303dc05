import { readFileSync } from "node:fs";
import { settings } from "../../server/settings";
import { fill } from "../../src/words/fill";
import { exportedPage, hrefsOf, textOf, textsOf } from "../helpers/exported-page";
import { company, thirdParties, trustPages, words } from "../helpers/site-content";

const headers = () => readFileSync("public/_headers", "utf8");

/** Sources of a directive of the pages' policy, or of that of the badge's page. */
function sources(policy: string, name: string): string[] {
  const [, text = ""] = /Content-Security-Policy: (.*)/.exec(policy) ?? [];
  const directive = text.split("; ").find((one) => one.startsWith(`${name} `));
  return (directive?.split(" ").slice(1) ?? []).filter((source) => source.startsWith("https:")).sort();
}

const ofPages = (name: string) => sources(headers(), name);
const ofBadge = (name: string) => sources(headers().split("\n/badge.html\n")[1] ?? "", name);

/** Hosts that a page's table names, by use. */
function tabled(path: string, uses: readonly string[]): string[] {
  const rows = [...exportedPage(path).querySelectorAll<HTMLElement>("[data-third-party]")];
  return rows
    .filter(({ dataset }) =>
      thirdParties.some(({ id, use }) => id === dataset.thirdParty && uses.includes(use)),
    )
    .flatMap((row) => textOf(row.querySelector("[data-hosts]")).split(", "))
    .map((host) => `https://${host}`)
    .sort();
}

/** Days for which the host keeps messages where nothing else is set. */
const defaultOf = (name: string) => settings.find((setting) => setting.name === name)?.fallback ?? "";

describe.each(trustPages)("$path", ({ path, slug, body, draft, short, confirm, sources: pages, advice }) => {
  const page = exportedPage(path);

  test("says that it is a draft exactly while it is one", () => {
    expect(textsOf(page, "[data-draft]")).toEqual(draft ? [words.trust.draft] : []);
  });

  test("lists what the company must still confirm, and nothing else", () => {
    expect(textsOf(page, "[data-open-points] li")).toEqual(confirm ?? []);
  });

  test("says above its text what it says in short, where its front matter does", () => {
    const section = page.querySelector("section[aria-labelledby=in-short]");
    const points = short?.flatMap((point) => [point.heading, point.text]) ?? [];
    expect(textsOf(section ?? page, "[aria-labelledby=in-short] li p")).toEqual(points);
  });

  test("leads to the other pages on trust", () => {
    const links = hrefsOf(page.querySelector("[data-sidebar=trust]"));
    expect(links.sort()).toEqual(trustPages.map((one) => one.path).sort());
  });

  test("names the pages behind its text", () => {
    const section = page.querySelector("main [aria-labelledby=sources]");
    expect(hrefsOf(section, "a[href^='https://']")).toEqual(
      expect.arrayContaining(pages.map(({ link }) => link)),
    );
  });

  test("says that it is no advice exactly where its front matter asks for it, and lists nobody a second time", () => {
    const section = page.querySelector("section[aria-labelledby=advice]");
    const { heading, text } = words.advice;
    expect([...(section?.querySelectorAll("h2, p, a") ?? [])].map(textOf)).toEqual(
      advice ? [heading, text] : [],
    );
  });

  test("states the days for which messages are kept as the host's defaults have them", () => {
    const named = [...body.matchAll(/<KeptFor message="(\w+)"/g)].map(([, message]) =>
      defaultOf(message === "failed" ? "RETAIN_FAILED" : "RETAIN_SENT"),
    );
    const shown = textsOf(page, "main span.fact-short");
    expect({ slug, shown }).toEqual({ slug, shown: named.map((days) => fill(words.texts.days, { days })) });
  });
});

describe.each(trustPages.filter((page) => page.thirdParties))("the table on $path", ({ path }) => {
  test("names the hosts that pages may put into frames, and no others", () => {
    expect(tabled(path, ["map", "video"])).toEqual(ofPages("frame-src"));
  });

  test("names the badge's hosts exactly when there is a badge", () => {
    expect(tabled(path, ["badge"])).toEqual(ofBadge("img-src"));
    expect(tabled(path, ["badge"]).length > 0).toBe(company.badge.accountId !== undefined);
  });

  test("names no company that nothing calls, and says of each what it learns, with its policy", () => {
    const rows = [...exportedPage(path).querySelectorAll<HTMLElement>("[data-third-party]")];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const party = thirdParties.find(({ id }) => id === row.dataset.thirdParty);
      if (!party) throw new Error(`${row.dataset.thirdParty} is no third party of content`);
      expect(textOf(row.querySelector("h3 + p"))).toBe(party.purpose);
      expect(textsOf(row, "td").slice(0, 2)).toEqual([party.when, party.learns]);
      expect(hrefsOf(row)).toEqual([party.policy.link]);
      expect(textOf(row.querySelector("[data-hosts]"))).not.toBe("");
    }
  });
});

test("pages load pictures, scripts and styles of their own alone", () => {
  for (const name of ["default-src", "script-src", "style-src", "img-src"]) expect(ofPages(name)).toEqual([]);
});
