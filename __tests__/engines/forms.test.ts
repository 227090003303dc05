import { fill } from "../../src/words/fill";
import { inEveryEngine } from "../helpers/engines/engine-site";
import { BOTH_FORMS, MESSAGE } from "../helpers/lead-forms";
import { formWords } from "../helpers/site-content";

const { sending } = formWords;
const TOAST = ".Toastify__toast";

/** Names of the fields that are marked as wrong. */
const marked = () =>
  [...document.querySelectorAll("form [aria-invalid=true]")].map((field) => field.getAttribute("name") ?? "");

inEveryEngine((test) => {
  test("an empty message is not sent: every field is marked, and the first has the focus", async (page) => {
    await page.resize(390);
    await page.open("/contact");
    await page.click({ css: "form[data-lead-form] button[type=submit]:enabled" });
    await page.shown({ css: "form *", text: "Message cannot be empty" });
    expect(await page.run(marked)).toEqual(Object.keys(MESSAGE));
    await page.focused("[name=fullName]");
  });

  test("an empty request for a consultation is answered with the first field that is missing", async (page) => {
    await page.resize(390);
    await page.open("/online-consultation-form");
    await page.click({ css: "form[data-lead-form] button[type=submit]:enabled" });
    await page.shown({ css: TOAST, text: "Please fill out the name." });
    expect(await page.run(marked)).toContain("name");
  });

  for (const { route, values, good } of BOTH_FORMS)
    test(`${route}: what is typed is sent, thanked for and numbered`, async (page) => {
      await page.resize(390);
      await page.open(route);
      for (const [name, value] of Object.entries(values))
        await page.fill(`form [name="${name}"]`, value.replace("\n", " "));
      // The host takes nobody for a person who is faster (server/schemas.ts).
      await page.until("a person would be done", () => performance.now() >= 2000);
      await page.click({ css: "form[data-lead-form] button[type=submit]:enabled" });
      await page.shown({ css: TOAST, text: good });
      const [before = "", after = ""] = fill(sending.reference, { reference: "|" }).split("|");
      await page.until(
        "the message's number is shown",
        (start, end) => {
          const text = document.querySelector("main")?.textContent ?? "";
          const number = text.split(start)[1]?.split(end || " ")[0] ?? "";
          return /\S/.test(number);
        },
        before,
        after,
      );
      expect(await page.run(() => document.querySelector<HTMLInputElement>("form [name=email]")?.value)).toBe(
        "",
      );
    });
});
