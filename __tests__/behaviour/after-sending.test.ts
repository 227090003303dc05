import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon } from "../helpers/expect-soon";
import { BOTH_FORMS, emptied, json, MESSAGE, SharedForm } from "../helpers/forms";
import { movePointer } from "../helpers/hydrated";
import { until } from "../helpers/until";

const site = fixedSite();

const [CONTACT, CONSULTATION] = BOTH_FORMS;
const NUMBER = "The number of your message is 7K3M-Q9XA. Give it when you call us about it.";

async function send({ route, values, good }: (typeof BOTH_FORMS)[number], visit = {}): Promise<Page> {
  const form = new SharedForm((await site.open(route, visit)).page);
  await form.answer(json(200, { success: true, reference: "7K3M-Q9XA" }));
  await form.fill(values);
  await form.send(good);
  await panel(form.page).waitFor();
  return form.page;
}

const panel = (page: Page): Locator => page.getByRole("region", { name: "Sent: what happens next" });

const hasFocus = (page: Page, text: string) =>
  until(page, `the focus on “${text}”`, (wanted) => document.activeElement?.textContent === wanted, text);

const EMAILED = "A counsellor reads your message and answers by e-mail";
const CALLED = "A counsellor reads your answers and calls you";

test.each([
  [CONTACT, EMAILED, "The mark sheet of your last examination"],
  [CONSULTATION, CALLED, "Agree at home what a year may cost"],
])("$route: what happens next, what to prepare, and a copy of what was sent", async (form, next, prepare) => {
  const page = await send(form);
  for (const text of [next, prepare, NUMBER]) {
    await panel(page).getByText(text).waitFor();
  }
  const copy = await panel(page).getByText("Sent on 15 July 2024").textContent();
  expect(copy).toContain("Number: 7K3M-Q9XA");
  for (const [name, value] of Object.entries(form.values)) {
    expect(copy).toContain(name === "phone" ? "+919876543210" : value);
  }
});

test("the panel takes the form's place, and gives the empty form back for another message", async () => {
  const page = await send(CONTACT);
  const field = new SharedForm(page).field("fullName");
  await field.waitFor({ state: "hidden" });
  await hasFocus(page, "Sent: what happens next");
  await panel(page).getByRole("button", { name: "Write once more" }).click();
  await panel(page).waitFor({ state: "detached" });
  await field.and(page.locator(":focus")).waitFor();
  expect(await new SharedForm(page).read(MESSAGE)).toEqual(emptied(MESSAGE));
});

test("on the smallest phone the number is in sight at once, clear of the toast", async () => {
  const page = await send(CONTACT, { width: 320, height: 568 });
  await hasFocus(page, "Sent: what happens next");
  // The form empties and the toast slides in at the same time.
  await until(
    page,
    "the number in sight",
    (text) => {
      const lines = [...document.querySelectorAll("main p")].filter((one) => one.textContent === text);
      return lines.some((line) => {
        const { top, bottom, left } = line.getBoundingClientRect();
        const isOnTop = (y: number) => line.contains(document.elementFromPoint(left + 4, y));
        return top >= 0 && bottom <= window.innerHeight && isOnTop(top + 4) && isOnTop(bottom - 4);
      });
    },
    NUMBER,
  );
});

test.each([
  [390, 844],
  [1366, 768],
])(
  "at %i px the toast stands between the header and the panel, and covers nothing of either",
  async (width, height) => {
    const page = await send(CONTACT, { width, height });
    const parts = [page.getByRole("banner"), new SharedForm(page).toast(CONTACT.good), panel(page)];
    await hasFocus(page, "Sent: what happens next");
    await expectSoon(async () => {
      const [header, toast, below] = await Promise.all(parts.map((part) => part.boundingBox()));
      if (!header || !toast || !below) return "a part is not shown";
      return header.y + header.height <= toast.y && toast.y + toast.height <= below.y && below.y < height / 2;
    }, true);
  },
);

test("Tab leads from the focused heading to the copy's buttons; it is printed alone, saved as a text, and kept nowhere", async () => {
  const page = await send(CONTACT);
  for (const text of ["Sent: what happens next", "Print the copy", "Save the copy"]) {
    await hasFocus(page, text);
    await page.keyboard.press("Tab");
  }
  const copy = panel(page).getByText("Sent on 15 July 2024");
  const download = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: "Save the copy" }).click();
  const file = await download;
  await panel(page).getByText("Your browser was asked to save a file.").waitFor();
  expect(file.suggestedFilename()).toBe("our-message.txt");
  expect((await readFile(await file.path(), "utf8")).trim()).toBe((await copy.textContent())?.trim());

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-asked", "");
  });
  await panel(page).getByRole("button", { name: "Print the copy" }).click();
  await page.locator("html[data-asked]").waitFor();
  const visible = async () => [
    await copy.isVisible(),
    await page.getByRole("heading", { level: 1, includeHidden: true }).isVisible(),
  ];
  await page.emulateMedia({ media: "print" });
  await expectSoon(visible, [true, false]);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await expectSoon(visible, [true, true]);

  const kept = page.evaluate(() => JSON.stringify([localStorage, sessionStorage, window.history.state]));
  expect(await kept).not.toContain(MESSAGE.email);
  await new SharedForm(page).reload();
  await expectSoon(() => panel(page).count(), 0);
  await expectSoon(() => page.getByRole("main").textContent(), expect.not.stringContaining(MESSAGE.email));
});

test("browsers inside apps: the copy is shared; where that is refused and none may copy, it stands there selected; a message that fails takes it away", async () => {
  const page = await send(CONTACT, { mayComplain: true });
  const text = () => panel(page).locator("pre").textContent();
  const press = (name: string) => panel(page).getByRole("button", { name, exact: true }).click();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const selected = panel(page).getByLabel("This browser does not allow copying.");
  for (const _again of [1, 2]) {
    await press("Copy the text");
    await expectSoon(
      () => selected.evaluate((area) => document.activeElement === area && String(window.getSelection())),
      await text(),
    );
    await panel(page).getByRole("heading", { level: 2 }).focus();
  }

  await page.evaluate(() => {
    const answers = [undefined, "AbortError", "NotAllowedError"];
    navigator.share = async (data) => {
      document.documentElement.setAttribute("data-shared", data?.text ?? "");
      const refusal = answers.shift();
      if (refusal) throw new DOMException("", refusal);
    };
  });
  const form = new SharedForm(page);
  const again = () => panel(page).getByRole("button", { name: "Write once more" }).click();
  await again();
  await form.fill(MESSAGE);
  await form.send("Message sent successfully!");
  for (const _answer of ["shared", "closed", "refused"]) {
    await press("Share the copy");
    await expectSoon(() => page.locator("html").getAttribute("data-shared"), await text());
  }
  await panel(page).getByRole("button", { name: "Copy the text" }).waitFor();
  await form.answer(json(500, {}));
  await again();
  await form.fill(MESSAGE);
  await form.send("Something went wrong.");
  await expectSoon(() => panel(page).count(), 0);
});

test("when the copy's code cannot be fetched, the form still says the number and is empty", async () => {
  const { page } = await site.open("/contact", { mayComplain: true });
  const form = new SharedForm(page);
  await form.answer(json(200, { success: true, reference: "7K3M-Q9XA" }));
  // The phone library loads at the first input, before the connection is lost.
  await movePointer(page);
  await page.locator("option[value=CH]").waitFor({ state: "attached" });
  await page.route("**/*.js", (route) => route.abort());
  await form.fill(MESSAGE);
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await form.send("Message sent successfully!");
  await refused;
  await page.getByRole("main").getByText(NUMBER).waitFor();
  await expectSoon(() => form.read(MESSAGE), emptied(MESSAGE));
  await expectSoon(() => panel(page).count(), 0);
});
