import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { fill } from "../../src/words/fill";
import {
  answerCalls,
  CALLS,
  fillFields,
  MESSAGE,
  REQUEST,
  readFields,
  sendButton,
  slowAsAPerson,
  toast,
} from "../helpers/lead-forms";
import { type MailService, startMailService } from "../helpers/mail-service";
import { type OpenedPage, openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { type Site, startSite } from "../helpers/site";
import { company, formWords } from "../helpers/site-content";

const FORMS = [
  {
    route: "/contact",
    values: MESSAGE,
    good: "Message sent successfully!",
    bad: "Something went wrong.",
    badAtPresentService: "Something went wrong.",
  },
  {
    route: "/online-consultation-form",
    values: REQUEST,
    good: "Consultation request submitted successfully!",
    bad: "There was an error submitting your form.",
    badAtPresentService: "Failed to send email",
  },
] as const;

const { sending } = formWords;
const shared = sharedSite();
/** A separate host: these tests read its spool. */
let site: Site;
let spool: string;

beforeAll(async () => {
  spool = await mkdtemp(path.join(tmpdir(), "forms-spool-"));
  site = await startSite({ SPOOL_DIR: spool, RATE_LIMIT: "1000" });
});
afterAll(async () => {
  await site.stop();
  await rm(spool, { recursive: true, force: true });
});

let opened: OpenedPage;
let page: Page;
afterEach(() => opened.close());

async function open(route: string): Promise<void> {
  opened = await openPage(shared.browser, site.url + route);
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

describe.each(FORMS)(
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

describe.each(FORMS)("$route and our own host", ({ route, values, good, bad }) => {
  let before: readonly string[];
  beforeEach(async () => {
    before = await readdir(path.join(spool, "new"));
    await open(route);
    await fillFields(page, values);
    await slowAsAPerson(page);
  });

  /** Texts of the messages that came since. */
  async function added(): Promise<string[]> {
    const names = (await readdir(path.join(spool, "new"))).filter((name) => !before.includes(name));
    return Promise.all(names.map((name) => readFile(path.join(spool, "new", name), "utf8")));
  }

  test("the message is in the spool when the form says so, under the number that it shows", async () => {
    await sendButton(page).click();
    await toast(page, good).waitFor();
    const [text = "", ...others] = await added();
    expect(others).toEqual([]);
    expect(text).toContain(values.email);
    expect(text).toContain("Anitha Raman");
    const { reference } = JSON.parse(text);
    await page.getByText(fill(sending.reference, { reference }), { exact: true }).waitFor();
    expect(opened.complaints).toEqual([]);
  });

  test("a message whose answer was lost is one message when it is sent again, after a reload too", async () => {
    await page.route(CALLS, async (call) => {
      await call.fetch();
      await call.abort("connectionreset");
    });
    await sendButton(page).click();
    await toast(page, bad).waitFor();
    await page.unroute(CALLS);
    await page.reload();
    await sendButton(page).and(page.locator(":enabled")).waitFor();
    await slowAsAPerson(page);
    await sendButton(page).click();
    await toast(page, good).waitFor();
    expect(await added()).toHaveLength(1);
    await fillFields(page, values);
    await sendButton(page).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=email]")?.value === "");
    expect(await added()).toHaveLength(2);
  });

  test("a program that fills in every field is thanked, and its message is not sent", async () => {
    await page.locator("form[data-lead-form] input[hidden]").evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = "https://casino.example";
    });
    await sendButton(page).click();
    await toast(page, good).waitFor();
    expect(await added()).toEqual([]);
  });
});

describe("our own host's refusal", () => {
  test("too many messages: the form shows the host's words", async () => {
    const strict = await startSite({ RATE_LIMIT: "1" });
    opened = await openPage(shared.browser, `${strict.url}/contact`);
    page = opened.page;
    await fillFields(page, MESSAGE);
    await sendButton(page).click();
    await toast(page, "Message sent successfully!").waitFor();
    await fillFields(page, MESSAGE);
    await sendButton(page).click();
    await toast(page, "Something went wrong.").waitFor();
    await page.getByText(/Too many messages from your connection/).waitFor();
    await strict.stop();
  });
});

describe.each(FORMS)("$route and a network that fails", ({ route, values, good, bad }) => {
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

describe.each(FORMS)("$route and a backend that never answers", ({ route, values, bad }) => {
  test("the request times out after 20 s, not before", async () => {
    opened = await openPage(shared.browser, `${site.url}/about`);
    page = opened.page;
    await page.clock.install();
    await page.goto(site.url + route);
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

describe.each(FORMS)("$route without JavaScript", ({ route }) => {
  test("phone, e-mail and chat replace the form", async () => {
    opened = await openPage(shared.browser, site.url + route, { javaScriptEnabled: false });
    page = opened.page;
    expect(await page.locator("form[data-lead-form]").isVisible()).toBe(false);
    const text = page.locator("noscript p", { hasText: sending.chat });
    expect(await text.isVisible()).toBe(true);
    const ways = await text
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    // The order of the three depends on the wording in content.
    expect(ways.sort()).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\/\d+/),
      `mailto:${company.email}`,
      expect.stringMatching(/^tel:\+\d+$/),
    ]);
  });
});
