import { describeTool } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { type OpenedPage, openPage } from "../helpers/open-page";
import { siteInOwnBrowser } from "../helpers/shared-site";
import { factOf, guides, tools } from "../helpers/site-content";

// All pages of a browser share one clipboard.
const site = siteInOwnBrowser();
type Page = OpenedPage["page"];

async function near(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator("[data-tool]").scrollIntoViewIfNeeded();
  await page.locator("[data-tool] [data-kept]").waitFor();
}

async function openTool(tool: "statement" | "answers" | "request") {
  const path = guides.find((guide) => guide.tool === tool)?.path;
  if (!path) throw new Error(`no guide has the tool "${tool}"`);
  const opened = await openPage(site.browser, site.url + path);
  await opened.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await near(opened.page);
  return opened;
}

const field = (page: Page, name: string) => page.locator(`[data-tool] [name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");
const numbersIn = (text: string | null) => (text?.replaceAll(",", "").match(/\d+/g) ?? []).map(Number);

describeTool("statement")("statement of purpose", () => {
  const { kinds, parts } = tools.statement;
  const [whole, short] = kinds;
  const dropped = parts.find((part) => short && !part.kinds.includes(short.id));
  const shared = parts.filter((part) => kinds.every(({ id }) => part.kinds.includes(id)));

  test("counts the words of the parts that the chosen text has", async () => {
    const { page, complaints, close } = await openTool("statement");
    const length = page.locator("[data-length]");
    await field(page, shared[0]?.id ?? "").fill(words(300));
    await field(page, dropped?.id ?? "").fill(words(40));
    expect(numbersIn(await length.textContent())).toEqual([340, (whole?.least ?? 0) - 340, whole?.least]);
    await page.getByLabel(tools.statement.kind, { exact: true }).selectOption(short?.id ?? "");
    expect(numbersIn(await length.textContent())).toEqual([300, (short?.least ?? 0) - 300, short?.least]);
    expect(await field(page, dropped?.id ?? "").isVisible()).toBe(false);
    await page.reload();
    await near(page);
    expect(await field(page, "kind").inputValue()).toBe(short?.id);
    expect(await field(page, dropped?.id ?? "").inputValue()).toBe(words(40));
    expect(complaints).toEqual([]);
    await close();
  });

  test("copies the parts in their order, and announces the count when the writer pauses", async () => {
    const { page, close } = await openTool("statement");
    await field(page, shared[1]?.id ?? "").fill("The second.");
    await field(page, shared[0]?.id ?? "").fill("The first.");
    await page.getByRole("status").filter({ hasText: "4" }).first().waitFor();
    await button(page, tools.drafts.copy).click();
    await page.getByText(tools.drafts.copied).waitFor();
    expect(await copied(page)).toBe("The first.\n\nThe second.");
    await close();
  });
});

describeTool("answers")("Genuine Student answers", () => {
  test("each Genuine Student answer has its limit from the register, and beyond it an error in words", async () => {
    const { page, complaints, close } = await openTool("answers");
    const limit = Number(factOf(tools.answers.limit).value);
    const [first, second] = tools.answers.parts;
    const count = (id = "") => page.locator(`[data-part="${id}"] [data-count]`);
    await field(page, first?.id ?? "").fill(words(limit));
    expect(numbersIn(await count(first?.id).textContent())).toEqual([limit, 0]);
    expect(await field(page, first?.id ?? "").getAttribute("aria-invalid")).toBeNull();
    await field(page, first?.id ?? "").fill(words(limit + 3));
    expect(numbersIn(await count(first?.id).textContent())).toEqual([limit + 3, 3]);
    expect(await field(page, first?.id ?? "").getAttribute("aria-invalid")).toBe("true");
    expect(numbersIn(await count(second?.id).textContent())).toEqual([0, limit]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describeTool("request")("letter of recommendation", () => {
  const { request } = tools;
  const [first] = request.fields;
  const [tick] = request.items;

  test("the mail follows what is filled in, and is copied and opened as it stands", async () => {
    const { page, complaints, close } = await openTool("request");
    const mail = page.locator("[data-mail]");
    expect(await mail.textContent()).toContain(first?.blank);
    for (const { id } of request.fields) await field(page, id).fill(`My & ${id}`);
    const shown = await mail.locator("p").allTextContents();
    for (const { id, blank } of request.fields) {
      expect(shown.join()).toContain(`My & ${id}`);
      expect(shown.join()).not.toContain(blank);
    }
    const address = new URL(
      (await page.getByRole("link", { name: request.send }).getAttribute("href")) ?? "",
    );
    expect([address.searchParams.get("subject"), address.searchParams.get("body")]).toEqual(shown);
    expect(address.href).not.toContain("+");
    await button(page, request.copy).click();
    await page.getByText(request.copied).waitFor();
    expect(await copied(page)).toBe(shown.join("\n\n"));
    expect(complaints).toEqual([]);
    await close();
  });

  test("ticks outlast a reload, and Clear takes them away until Undo", async () => {
    const { page, close } = await openTool("request");
    await page.getByLabel(tick?.name ?? "").check();
    await page.reload();
    await near(page);
    expect(await page.getByLabel(tick?.name ?? "").isChecked()).toBe(true);
    expect(numbersIn(await page.locator("[data-done]").textContent())).toEqual([1, request.items.length]);
    await button(page, tools.shared.clear).click();
    expect(await page.getByLabel(tick?.name ?? "").isChecked()).toBe(false);
    await button(page, tools.shared.undo).click();
    expect(await page.getByLabel(tick?.name ?? "").isChecked()).toBe(true);
    await close();
  });

  test("where the browser forbids copying, it says what to do instead", async () => {
    const { page, close } = await openTool("request");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await button(page, request.copy).click();
    await page.getByText(request.uncopied).waitFor();
    await close();
  });
});

const hasBoth = ["statement", "answers"].every((tool) => guides.some((guide) => guide.tool === tool));

(hasBoth ? test : test.skip)(
  "a tool comes alive also where one guide follows another by a link",
  async () => {
    const { page, complaints, close } = await openTool("statement");
    const next = guides.find(({ tool }) => tool === "answers")?.path;
    await page.locator(`[data-sidebar] a[href="${next}"]`).click();
    await page.locator("[data-tool=answers]").scrollIntoViewIfNeeded();
    await page.locator("[data-tool=answers] [data-kept]").waitFor();
    await field(page, tools.answers.parts[0]?.id ?? "").fill("three short words");
    expect(numbersIn(await page.locator("[data-count]").first().textContent())[0]).toBe(3);
    expect(complaints).toEqual([]);
    await close();
  },
);
