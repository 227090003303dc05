import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { formatProblem } from "../../src/build/check/problem";
import { type BuiltCopy, buildCopy } from "../helpers/build-copy";
import { type ContentChecker, startContentChecker } from "../helpers/content-checker";
import { type ContentCopy, copyOfContent } from "../helpers/content-copy";
import { textOf, textsOf } from "../helpers/exported-page";
import { mutateContent } from "../helpers/mutate-content";
import { seededRandom } from "../helpers/random";
import { recipes } from "../helpers/recipes";

/** Random harms that the check accepts and that are built along with the recipes. */
const HARMS = 12;

const all = recipes();
let checker: ContentChecker;

beforeAll(() => {
  checker = startContentChecker();
});
afterAll(() => checker.stop());

async function problemsOf(copy: ContentCopy): Promise<string[]> {
  const { errors, warnings } = await checker.check(copy.root);
  const unlisted = warnings.filter(({ message }) => /is used nowhere|is on no page/.test(message));
  return [...errors, ...unlisted].map(formatProblem);
}

test("the guide has a recipe for every aim", () => {
  expect(all.map(({ title }) => title)).toEqual([
    "Change the phone number",
    "Add a branch",
    "Add an institution",
    "Add a list of institutions",
    "Add a country",
    "Add a fact",
    "Put a country on the map",
    "Add an article",
    "Add a guide",
    "Add a service",
    "Add a gallery group",
    "Add a video",
    "Replace a sample",
    "Turn on the badge",
    "Publish the privacy policy",
  ]);
});

/** Recipes that say themselves that they go together. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  "Add a country": ["Add a list of institutions", "Add a country", "Add a fact"],
  "Add a fact": ["Add a list of institutions", "Add a country", "Add a fact"],
  "Put a country on the map": [
    "Add a list of institutions",
    "Add a country",
    "Add a fact",
    "Put a country on the map",
  ],
};

test.each(all)(
  "$title: whoever follows the guide to the letter gets content that the check accepts",
  async ({ title }) => {
    const copy = copyOfContent();
    try {
      for (const name of TOGETHER[title] ?? [title]) {
        await all.find((recipe) => recipe.title === name)?.follow(copy);
      }
      const unused = title === "Replace a sample" ? [expect.stringContaining("testimonials/2.png")] : [];
      expect(await problemsOf(copy)).toEqual(unused);
    } finally {
      copy.discard();
    }
  },
);

describe("all recipes together, and random harms that the check accepts", () => {
  let copy: ContentCopy;
  let site: BuiltCopy;

  const page = (route: string) =>
    new JSDOM(readFileSync(path.join(site.folder, route, "index.html"), "utf8")).window.document;
  const hrefs = (route: string, selector: string) =>
    [...page(route).querySelectorAll(selector)].map((link) => link.getAttribute("href"));

  beforeAll(async () => {
    copy = copyOfContent();
    for (const recipe of all) await recipe.follow(copy);
    const random = seededRandom(7);
    const touched =
      /company|home|branches|facts|institutions|pages|navigation|testimonials|videos|germany|legal/;
    for (let kept = 0; kept < HARMS; ) {
      const { what, undo } = mutateContent(copy, random);
      const { errors } = await checker.check(copy.root);
      if (errors.length > 0 || touched.test(what) || what.startsWith("takes")) undo();
      else kept += 1;
    }
    site = await buildCopy(copy);
  }, 300_000);

  afterAll(() => {
    copy.discard();
    site?.discard();
  });

  test("the country is a page, in the menu, the sidebar, the map, with its fact and its institutions", () => {
    const country = page("countries/germany");
    expect(textOf(country.querySelector("h1"))).toContain("Germany");
    expect(textOf(country.querySelector("main"))).toContain("EUR 11,904");
    expect(textOf(country.querySelector("main"))).toContain("Technical University of Munich");
    expect(hrefs("", "header a")).toContain("/countries/germany");
    expect(hrefs("countries/uk", "main a")).toContain("/countries/germany");
    expect(hrefs("", "#countries a")).toContain("/countries/germany");
    expect(hrefs("", "header a[href^='/countries/']").at(-1)).toBe("/countries/germany");
  });

  test("article, guide and service are pages and stand in their lists, last", () => {
    expect(hrefs("blogs", "main a[href^='/blogs/']").at(-1)).toBe("/blogs/education-loan");
    expect(textOf(page("blogs/education-loan").querySelector("h1"))).toBe(
      "An education loan without surprises",
    );
    expect(textOf(page("part-time-work").querySelector("main"))).toMatch(/In Australia it is .*hours/);
    expect(hrefs("", "footer a")).toContain("/part-time-work");
    expect(hrefs("gss", "main nav a")).toContain("/part-time-work");
    expect(hrefs("", "header a[href^='/services/']").at(-1)).toBe("/services/accommodation");
    expect(textOf(page("services/accommodation").querySelector("h1"))).toBe("Accommodation");
  });

  test("sitemap and feed follow", () => {
    const read = (name: string) => readFileSync(path.join(site.folder, name), "utf8");
    const sitemap = read("sitemap-0.xml");
    for (const route of [
      "countries/germany",
      "blogs/education-loan",
      "part-time-work",
      "services/accommodation",
      "privacy-policy",
    ]) {
      expect(sitemap).toContain(`/${route}</loc>`);
    }
    expect(read("blogs/rss.xml")).toContain("/blogs/education-loan");
  });

  test("branch, institution, gallery group, video, testimonial, phone and badge are shown", () => {
    expect(textOf(page("contact").querySelector("main"))).toContain("Madurai");
    expect(textOf(page("countries/malaysia").querySelector("main"))).toContain(
      "Universiti Tunku Abdul Rahman",
    );
    expect(textsOf(page("gallery/images"), "main h2").at(-1)).toBe("Open Day");
    expect(textOf(page("gallery/videos").querySelector("main"))).toContain("Doors open");
    expect(textOf(page("testimonials").querySelector("main"))).toContain("Meena S.");
    expect(hrefs("", "a[href^='tel:']")).toContain("tel:+914225550123");
    const shared = path.join(site.folder, "page-data", "sq", "d");
    const data = readdirSync(shared).map((name) => readFileSync(path.join(shared, name), "utf8"));
    expect(data.join("\n")).toContain('"accountId":"4711"');
  });

  test("the privacy policy is a page, and the footer links to it", () => {
    expect(textOf(page("privacy-policy").querySelector("h1"))).toBe("Privacy policy");
    expect(hrefs("", "footer a")).toContain("/privacy-policy");
  });
});
