import type { Browser, Locator } from "playwright-core";
import { axeViolations } from "../helpers/axe";
import { launchBrowser } from "../helpers/browser";
import type { ContentCopy } from "../helpers/content-copy";
import { textsOf } from "../helpers/expect-soon";
import { copyOfFixture } from "../helpers/fixture-content";
import { type Editor, openEditor, servedEditor, textFiles } from "./editor";

let copy: ContentCopy;
let served: Awaited<ReturnType<typeof servedEditor>>;
let browser: Browser;
let editor: Editor;

beforeAll(async () => {
  copy = await copyOfFixture();
  served = await servedEditor(copy.root);
  browser = await launchBrowser();
  editor = await openEditor(browser, served.address, textFiles(copy.root));
});
afterAll(async () => {
  await browser.close();
  served.close();
  copy.discard();
});

const field = (path: string): Locator =>
  editor.page.locator(`[data-key-path="${path}"]`).locator("input:visible, textarea:visible").first();

const expandFirst = () => editor.page.getByRole("button", { name: "Expand", exact: true }).first().click();

test("the editor takes the forms of every kind of content, and all files, without a complaint", async () => {
  const [kinds = ""] = await textsOf(editor.page.locator("body"));
  for (const label of [
    ..."Countries Articles Institutions Company Figures Team".split(" "),
    "Labels: Offices",
  ])
    expect(kinds).toContain(label);
  expect(kinds).not.toContain("Exchange rates");
  expect(kinds.indexOf("Team")).toBeLessThan(kinds.indexOf("Labels: Offices"));
  expect(editor.complaints).toEqual([]);
  expect(await editor.page.title()).toMatch(/Edit the site$/);
});

test.each([
  ["company.json", "_singletons/entries/company", "tagline", "Study abroad", "Study abroae"],
  ["team.json", "_singletons/entries/team", "records.0.name", "Adwoa Mensah", "Adwoa Mensa"],
  ["articles/papers.mdx", "articles/entries/papers", "author", "Lantern", "Lanterm"],
] as const)(
  "a change of %s changes its line; undone, it leaves no trace",
  async (file, entry, path, from, to) => {
    const name = `content/${file}`;
    const before = await editor.stored(name);
    await editor.open(entry);
    if (path.startsWith("records")) await expandFirst();
    expect(await field(path).inputValue()).toBe(from);
    await field(path).fill(to);
    await editor.save();
    const key = path.replace(/^.*\./, "");
    const line = new RegExp(`(\\b${key}"?: "?)${from}`);
    expect(await editor.stored(name)).toBe(before.replace(line, `$1${to}`));
    await editor.open(entry);
    if (path.startsWith("records")) await expandFirst();
    await field(path).fill(from);
    await editor.save();
    expect(await editor.stored(name)).toBe(before);
  },
);

test("the form refuses each wrong field of the company, and writes nothing", async () => {
  const wrong = [
    ["name", "", "Name", "required"],
    ["phone", "call us", "Phone", "is not a phone number, expected e.g. +91 422 000 0000"],
    ["email", "desk at lantern", "Email", "is not an e-mail address"],
    [
      "siteUrl",
      "http://lantern.example",
      "Address of the site",
      "is not the site's address, expected https://",
    ],
    ["tagline", "x".repeat(41), "Tagline", "40"],
  ] as const;
  await editor.open("_singletons/entries/company");
  for (const [path, text] of wrong) await field(path).fill(text);
  await editor.page.getByRole("button", { name: "Save", exact: true }).click();
  for (const [path, , label, says] of wrong) {
    const part = editor.page.locator(`[data-key-path="${path}"]`);
    await part.filter({ hasText: label }).locator(".validation", { hasText: says }).first().waitFor();
  }
  expect(await editor.stored("content/company.json")).toBe(copy.read("company.json"));
  await editor.leave();
});

/** Violations in Sveltia's own parts; its page has no landmarks and prevents zooming. */
const NOT_OURS = /^(?:region|meta-viewport|focus-order-semantics) /;

test("a mark is put around what is marked in a text, and one is typed into; the rest stays to the letter; axe finds nothing in ours", async () => {
  const name = "content/questions/coaching.mdx";
  const before = await editor.stored(name);
  await editor.open("questions/entries/coaching");
  const text = field("body");
  await text.evaluate((box) => box instanceof HTMLTextAreaElement && box.setSelectionRange(0, 9));
  const marks = editor.page.getByRole("toolbar", { name: "Marks" });
  await marks.waitFor();
  expect((await axeViolations(editor.page)).filter((line) => !NOT_OURS.test(line))).toEqual([]);
  await marks.getByRole("button", { name: "Aside" }).click();
  await editor.page.keyboard.type("Mind");
  await text.evaluate(
    (box) => box instanceof HTMLTextAreaElement && box.setSelectionRange(box.value.length, box.value.length),
  );
  await marks.getByRole("button", { name: "Figure" }).click();
  await editor.page.keyboard.type("au.work.hours");
  await editor.save();
  const [, was = ""] = before.split("---\n\n");
  const [, is] = (await editor.stored(name)).split("---\n\n");
  const after = `${was.slice(9).trimEnd()}<Fact id="au.work.hours" />\n`;
  expect(is).toBe(`<Note title="Mind">\n\n<Question\n\n</Note>\n\n${after}`);
});

test("an editor that does not load says so", async () => {
  const page = await browser.newPage();
  await page.route("**/sveltia-cms.js", (route) => route.abort());
  await page.goto(`${served.address}/edit/`);
  await page.getByRole("status").filter({ hasText: "The editor could not start: " }).waitFor();
  await page.close();
});
