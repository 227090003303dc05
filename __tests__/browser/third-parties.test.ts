import type { Page, Request } from "playwright-core";
import { branch, nextLink } from "../helpers/examples";
import { hydrated, settled } from "../helpers/hydrated";
import { type Answer, answerOthers, BADGE, hostsWork } from "../helpers/other-hosts";
import { sharedSite } from "../helpers/shared-site";
import { branches, company, words } from "../helpers/site-content";

const site = sharedSite();

/** Without an account no badge is requested. */
const testBadge = company.badge.accountId ? test : test.skip;

/** Failures of other hosts. */
const FAILURES: readonly (readonly [string, Answer])[] = [
  ["refuse", (route) => route.abort("connectionrefused")],
  ["never answer", () => undefined],
  ["answer with an error", (route) => route.fulfill({ status: 500, body: "no" })],
  ["send a broken script", (route) => route.fulfill({ contentType: "text/javascript", body: "throw 1 }{" })],
  ["send a script that fails", (route) => route.fulfill({ contentType: "text/javascript", body: "throw 1" })],
];

interface Visit {
  readonly page: Page;
  readonly asked: readonly Request[];
  /** Errors of the site's own scripts. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Opens a page on which every other host behaves as given, scrolls to its bottom and waits for hydration. */
async function open(route: string, answer: Answer): Promise<Visit> {
  const context = await site.browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  const asked = await answerOthers(context, site.url, answer);
  const page = await context.newPage();
  await page.clock.install();
  const complaints: string[] = [];
  page.on("pageerror", ({ stack = "", message }) => {
    if (stack.includes(site.url)) complaints.push(message);
  });
  await page.goto(site.url + route, { waitUntil: "load" });
  await hydrated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Shifts from late fonts are not the other hosts' doing.
    const before = new PerformanceObserver(() => {});
    before.observe({ type: "layout-shift", buffered: true });
    Reflect.set(window, "shiftsBefore", before.takeRecords().length);
  });
  return { page, asked, complaints, close: () => context.close() };
}

/** Lets the badge's pause pass, goes to its place and waits until its script, if it is answered at all, has been answered. */
async function badgeIsOver({ page, asked }: Visit, isAnswered: boolean): Promise<void> {
  if (!company.badge.accountId) {
    await page.clock.runFor(2000);
    return;
  }
  const asking = page.waitForRequest(BADGE).catch(() => undefined);
  await page.clock.runFor(2000);
  await badge(page).scrollIntoViewIfNeeded();
  const request = asked.find((other) => other.url() === BADGE) ?? (await asking);
  if (isAnswered) await request?.response();
  await settled(page);
}

/** Sum of the page's layout shifts since it was opened. */
function shift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    // TypeScript's DOM types lack LayoutShift.
    const entries = observer.takeRecords() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    })[];
    return entries
      .slice(Reflect.get(window, "shiftsBefore"))
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });
}

const badge = (page: Page) => page.locator("[data-badge]");
const badgeFrame = (page: Page) => page.frameLocator("[data-badge] iframe");

test.each(FAILURES)("when other hosts %s, a page loads, works and does not shift", async (what, answer) => {
  const visit = await open("/about", answer);
  const { page, complaints, close } = visit;
  await badgeIsOver(visit, what !== "never answer");
  expect(await badge(page).getByRole("link", { name: company.badge.label }).isVisible()).toBe(true);
  expect(await shift(page)).toBe(0);
  const before = await page.locator("h1").textContent();
  await page.locator(`[data-navigation] a[href="${nextLink.path}"]`).first().click();
  await page.waitForURL(`**${nextLink.path}`);
  await page.waitForFunction((last) => document.querySelector("h1")?.textContent !== last, before);
  expect(complaints).toEqual([]);
  await close();
});

testBadge("a badge that loads replaces the link, is fully visible, and shifts nothing", async () => {
  const visit = await open("/about", hostsWork);
  const { page, close } = visit;
  await badgeIsOver(visit, true);
  const picture = badgeFrame(page).locator("#iasBadge img");
  await picture.waitFor();
  const [inner, outer] = await Promise.all([picture.boundingBox(), badge(page).boundingBox()]);
  expect(inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height).toBe(true);
  expect(await badge(page).getByRole("link").count()).toBe(0);
  expect(await badgeFrame(page).getByRole("link").count()).toBe(1);
  expect(await shift(page)).toBe(0);
  await close();
});

testBadge("a badge whose picture does not load is replaced by the link", async () => {
  const visit = await open("/about", (route) =>
    route.request().url().endsWith(".svg") ? route.abort() : hostsWork(route),
  );
  const { page, close } = visit;
  const failure = page.waitForEvent("requestfailed", (request) => request.url().endsWith("badge.svg"));
  await badgeIsOver(visit, true);
  await failure;
  await badge(page).getByRole("link", { name: company.badge.label }).waitFor();
  expect(await badge(page).locator("iframe").isVisible()).toBe(false);
  await close();
});

testBadge(
  "the badge is asked for only when the page has loaded, however early its own scripts ran",
  async () => {
    const context = await site.browser.newContext();
    const asked = await answerOthers(context, site.url, hostsWork);
    const page = await context.newPage();
    await page.clock.install({ time: 0 });
    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(/\.(?:avif|webp)$/, async (route) => {
      await delivery;
      await route.continue();
    });
    await page.goto(`${site.url}/about`, { waitUntil: "domcontentloaded" });
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await hydrated(page);
    await page.clock.runFor(10_000);
    await settled(page);
    expect(asked).toHaveLength(0);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
    deliver();
    await page.waitForLoadState("load");
    await badge(page).scrollIntoViewIfNeeded();
    // The page's own listeners may hear of the load after this test has.
    while (!asked.some((request) => request.url() === BADGE)) await page.clock.runFor(500);
    await context.close();
  },
);

test.each(["/", "/gallery/videos"])(
  "%s asks only the badge's host by itself, and the chat is a plain link",
  async (route) => {
    const visit = await open(route, (outside) => outside.abort());
    const { page, asked, close } = visit;
    await badgeIsOver(visit, true);
    expect(asked.map((request) => request.url())).toEqual(company.badge.accountId ? [BADGE] : []);
    expect(await page.getByRole("link", { name: /chat/i }).getAttribute("href")).toMatch(
      /^https:\/\/wa\.me\//,
    );
    await close();
  },
);

test.each(["/contact", "/online-consultation-form"])(
  "%s, where visitors type, asks no other host, whatever came before",
  async (route) => {
    const visit = await open("/about", hostsWork);
    const { page, asked, close } = visit;
    await badgeIsOver(visit, true);
    // All that the badge of the page before asks for has come.
    if (company.badge.accountId)
      await badgeFrame(page)
        .locator("#iasBadge img")
        .evaluate((picture: HTMLImageElement) => picture.decode());
    const before = asked.length;
    await page.locator(`a[href="${route}"]:visible`).first().click();
    await page.waitForURL(`**${route}`);
    await page.locator("main form").waitFor();
    await badge(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(10_000);
    await settled(page);
    expect(await page.locator("iframe").count()).toBe(0);
    expect(asked).toHaveLength(before);
    await close();
  },
);

testBadge("the badge's script sees nothing of the page around it", async () => {
  const visit = await open("/about", (route) =>
    route.request().url() === BADGE
      ? route.fulfill({
          contentType: "text/javascript",
          body: `const see = (look) => { try { return String(look()); } catch (error) { return error.name; } };
            document.getElementById("iasBadge").innerHTML = "<b>" + [
              see(() => parent.document.title), see(() => sessionStorage.length), see(() => document.cookie), origin,
            ].join() + "</b>";`,
        })
      : route.abort(),
  );
  const { page, close } = visit;
  await badgeIsOver(visit, true);
  expect(await badgeFrame(page).locator("b").textContent()).toBe(
    "SecurityError,SecurityError,SecurityError,null",
  );
  await close();
});

test.each(FAILURES)(
  "when a map's host would %s, the offices and the form are as before",
  async (_, answer) => {
    const { page, complaints, close } = await open("/contact", answer);
    const map = page.locator(`#branch-${branch.id} button`);
    await map.click();
    await page.locator("iframe").waitFor();
    await page.locator("[name=fullName]").fill("Anitha");
    await map.click();
    expect(await page.locator("iframe").count()).toBe(0);
    expect(await page.locator("[name=fullName]").inputValue()).toBe("Anitha");
    expect(await page.getByRole("link", { name: words.branches.directions }).count()).toBe(branches.length);
    expect(complaints).toEqual([]);
    await close();
  },
);
