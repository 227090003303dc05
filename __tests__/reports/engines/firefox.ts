import puppeteer from "puppeteer-core";
import type { Visitor } from "./visitor";

/**
 * Starts Debian's Firefox. It speaks WebDriver BiDi itself, which Puppeteer knows: Selenium wants geckodriver between
 * them, which neither Debian nor npm packs.
 */
export async function launchFirefox(executablePath: string): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "ui.useOverlayScrollbars": 1 },
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  const page = await browser.newPage();
  let complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    goTo: async (url) => void (await page.goto(url, { waitUntil: "load", timeout: 120_000 })),
    run: (expression) => page.evaluate(expression),
    click: (xpath) => page.locator(`::-p-xpath(${xpath})`).setTimeout(40_000).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async complaints() {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    close: () => browser.close(),
  };
}
