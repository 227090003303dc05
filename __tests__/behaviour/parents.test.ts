import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts } from "../helpers/expect-soon";
import { arrived } from "../helpers/hydrated";

const site = fixedSite();

const written = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const lines = (page: Page, name: string) => page.getByRole("list", { name }).getByRole("listitem");

test.each([
  [
    "/hi",
    "हर देश में एक साल का खर्च",
    "किरिबाती: हर देश में एक साल का खर्च27 लाख रुपयेपूरी स्नातक पढ़ाई, 2 साल: 54 लाख रुपये",
    "1,900 ऑस्ट्रेलियाई डॉलर से",
  ],
  [
    "/ar",
    "تكلفة سنة واحدة في كل دولة",
    "كيريباتي: تكلفة سنة واحدة في كل دولة121,000 درهمالبكالوريوس كاملًا، 2 سنوات: 242,000 درهم",
    "من 1,900 دولار أسترالي",
  ],
])("%s says the register's figures as its readers write them", async (path, name, line, figure) => {
  const { page } = await site.open(path, { javaScriptEnabled: false });
  await expectTexts(lines(page, name).nth(0), [line]);
  const stated = page.getByRole("link", { name: figure });
  expect(await stated.getAttribute("href")).toBe("/figures#au.visa.charge");
});

test("the frame speaks the page's language, and mirrors for one that is read from the right", async () => {
  const { page } = await site.open("/ar", { width: 390 });
  const chat = page.getByRole("link", { name: "تحدّثوا معنا عبر واتساب" });
  expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain(
    "السلام عليكم، ابنتي تريد الدراسة.",
  );
  await page.getByRole("button", { name: "فتح القائمة" }).click();
  await expectTexts(page.locator(".frame-entry"), ["الرئيسية", "الدول", "الخدمات", "الصور", "اتصلوا بنا"]);
  const button = await page.getByRole("button", { name: "إغلاق القائمة" }).boundingBox();
  expect(button?.x).toBeLessThan(60);
  await page.getByRole("navigation").getByRole("link", { name: "हिन्दी" }).click();
  await arrived(page, "**/hi");
  await expectSoon(() => written(page), ["hi", "ltr"]);
});

test("the footer names its countries and branches in the page's language, and its other entries in English", async () => {
  const { page } = await site.open("/ar", { javaScriptEnabled: false });
  const footer = page.getByRole("contentinfo");
  const language = (name: string) =>
    footer
      .getByRole("link", { name, exact: true })
      .evaluate((link) => link.closest("[lang]")?.getAttribute("lang"));
  expect(await language("ليدز")).toBe("ar");
  expect(await footer.getByRole("heading", { name: "الدول" }).getAttribute("lang")).toBe("ar");
  expect(await language("Letters")).toBe("en-GB");
});

test("a phone number reads from left to right among Arabic", async () => {
  const { page } = await site.open("/ar");
  const number = page.getByRole("main").getByText("+233 30 000 0000").first();
  const starts = await number.evaluate((element) => {
    const text = element.firstChild ?? element;
    const at = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().x;
    };
    return [at(0), at(1), at(5)];
  });
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
});

test("a page in the browser's language is offered and not forced; the way from it leads to an English site", async () => {
  const { page } = await site.open("/parents", { locale: "hi-IN" });
  await page.getByRole("link", { name: "इस पृष्ठ को हिन्दी में पढ़ें" }).click();
  await arrived(page, "**/hi");
  await expectSoon(() => written(page), ["hi", "ltr"]);
  await page.getByRole("banner").getByRole("link", { name: "Lantern" }).click();
  await arrived(page, `${site.url}/`);
  await expectSoon(() => written(page), ["en-GB", "ltr"]);
  await expectTexts(page.getByRole("link", { name: "Online form" }).first(), ["Online form"]);
});

test("head and sitemap name the page in each language", async () => {
  const { page } = await site.open("/hi", { hydrates: false });
  const named = await page
    .locator("link[hreflang]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
  expect(named).toEqual(["en", "hi", "ar", "x-default"]);
  const sitemap = await (await page.request.get(`${site.url}/sitemap-0.xml`)).text();
  expect(sitemap).toContain('hreflang="ar" href="https://lantern.example/ar"');
});
