import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { fill } from "../../src/words/fill";
import {
  BOTH_FORMS,
  CALLS,
  fillFields,
  MESSAGE,
  sendButton,
  slowAsAPerson,
  toast,
} from "../helpers/lead-forms";
import { type OpenedPage, openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { type Site, startSite } from "../helpers/site";
import { formWords } from "../helpers/site-content";

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

async function open(address: string): Promise<void> {
  opened = await openPage(shared.browser, address);
  page = opened.page;
}

describe.each(BOTH_FORMS)("$route and our own host", ({ route, values, good, bad }) => {
  let before: readonly string[];
  beforeEach(async () => {
    before = await readdir(path.join(spool, "new"));
    await open(site.url + route);
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
    await open(`${strict.url}/contact`);
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
