import type { Page } from "playwright-core";
import {
  answerCalls,
  BOTH_FORMS,
  CALLS,
  fillFields,
  readFields,
  sendButton,
  toast,
} from "../helpers/lead-forms";
import { type MailService, startMailService } from "../helpers/mail-service";
import { type OpenedPage, openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { company, formWords } from "../helpers/site-content";

const { sending } = formWords;
const shared = sharedSite();

let opened: OpenedPage;
let page: Page;
afterEach(() => opened.close());

async function open(route: string): Promise<void> {
  opened = await openPage(shared.browser, shared.url + route);
  page = opened.page;
}

/** The panel with other ways to send contains what the visitor typed. */
async function expectOtherWays(values: Readonly<Record<string, string>>): Promise<void> {
  const mail = await page.getByRole("link", { name: sending.byMail }).getAttribute("href");
  const chat = await page.getByRole("link", { name: sending.byChat }).getAttribute("href");
  const body = new URL(mail ?? "").searchParams.get("body")?.replaceAll("\r\n", "\n") ?? "";
  expect(new URL(mail ?? "").pathname).toBe(company.email);
  expect(new URL(chat ?? "").searchParams.get("text")).toBe(body);
  for (const [name, value] of Object.entries(values)) {
    expect(body).toContain(name === "phone" ? "+919876543210" : value);
  }
}

describe.each(BOTH_FORMS)(
  "$route and the present mail service",
  ({ route, values, good, badAtPresentService }) => {
    let service: MailService;
    beforeEach(async () => {
      service = await startMailService();
      await open(route);
      await page.route(CALLS, async (call) => {
        const { pathname } = new URL(call.request().url());
        await call.fulfill({ response: await call.fetch({ url: service.url + pathname }) });
      });
      await fillFields(page, values);
    });
    afterEach(() => service.stop());

    test("a valid request succeeds", async () => {
      await sendButton(page).click();
      await toast(page, good).waitFor();
      expect(service.calls).toHaveLength(1);
      expect(await readFields(page, ["email"])).toEqual({ email: "" });
    });

    test("a failure keeps the entries, then the second attempt succeeds", async () => {
      service.breakDown();
      await sendButton(page).click();
      await toast(page, badAtPresentService).waitFor();
      expect(await readFields(page, Object.keys(values))).toEqual(values);
      await expectOtherWays(values);
      expect(opened.complaints.some((line) => line.includes("was not sent"))).toBe(true);
      await service.stop();
      service = await startMailService();
      await sendButton(page).click();
      await toast(page, good).waitFor();
      expect(await page.getByRole("link", { name: sending.byMail }).count()).toBe(0);
    });
  },
);

describe.each(BOTH_FORMS)("$route and a network that fails", ({ route, values, good, bad }) => {
  beforeEach(async () => {
    await open(route);
    await fillFields(page, values);
    await sendButton(page).and(page.locator(":enabled")).waitFor();
  });

  test.each(["connectionrefused", "connectionreset", "namenotresolved", "internetdisconnected"])(
    "%s",
    async (cause) => {
      await answerCalls(page, (call) => call.abort(cause));
      await sendButton(page).click();
      await toast(page, bad).waitFor();
      await page.getByText(sending.reasons.network).waitFor();
      expect(await readFields(page, Object.keys(values))).toEqual(values);
      await expectOtherWays(values);
      expect(opened.complaints.some((line) => line.includes("was not sent"))).toBe(true);
    },
  );

  test("being offline is reported before and after sending, and no longer once online", async () => {
    await page.context().setOffline(true);
    await page.getByText(sending.offline).waitFor();
    await sendButton(page).click();
    await toast(page, bad).waitFor();
    await page.getByText(sending.reasons.offline).waitFor();
    await page.context().setOffline(false);
    await page.getByText(sending.offline).waitFor({ state: "detached" });
    await sendButton(page).click();
    await toast(page, good).waitFor();
  });
});

describe.each(BOTH_FORMS)("$route and a backend that never answers", ({ route, values, bad }) => {
  test("the request times out after 20 s, not before", async () => {
    opened = await openPage(shared.browser, `${shared.url}/about`);
    page = opened.page;
    await page.clock.install();
    await page.goto(shared.url + route);
    await fillFields(page, values);
    await sendButton(page).and(page.locator(":enabled")).waitFor();
    const requests = await answerCalls(page, () => undefined);
    await sendButton(page).click();
    await page.getByRole("button", { name: sending.busy }).waitFor();
    await page.clock.fastForward(15_000);
    expect(await sendButton(page).isDisabled()).toBe(true);
    await page.clock.fastForward(5_000);
    await toast(page, bad).waitFor();
    await page.getByText(sending.reasons.timeout).waitFor();
    expect(await readFields(page, Object.keys(values))).toEqual(values);
    await expectOtherWays(values);
    expect(requests).toHaveLength(1);
  });
});

describe.each(BOTH_FORMS)("$route without JavaScript", ({ route }) => {
  test("phone, e-mail and chat replace the form", async () => {
    opened = await openPage(shared.browser, shared.url + route, { javaScriptEnabled: false });
    page = opened.page;
    expect(await page.locator("form[data-lead-form]").isVisible()).toBe(false);
    const text = page.locator("noscript p", { hasText: sending.chat });
    expect(await text.isVisible()).toBe(true);
    const ways = await text
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    // The order of the three depends on the wording in content.
    expect(ways.sort()).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=./),
      `mailto:${company.email}`,
      expect.stringMatching(/^tel:\+\d+$/),
    ]);
  });

  test("they are the first thing below the page's head, on a phone, too", async () => {
    opened = await openPage(shared.browser, shared.url + route, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const gap = await opened.page.locator("noscript p").evaluate((notice) => {
      const head = document.querySelector("main header")?.getBoundingClientRect();
      return notice.getBoundingClientRect().top - (head?.bottom ?? Number.NaN);
    });
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(120);
  });
});
