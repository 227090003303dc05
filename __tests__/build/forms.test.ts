import { settings } from "../../server/settings";
import { fill } from "../../src/words/fill";
import { exportedPage, hrefsOf, textOf, textsOf } from "../helpers/exported-page";
import { formWords, pageText } from "../helpers/site-content";

test.each([
  ["contact", "/contact"],
  ["consultation", "/online-consultation-form"],
])("the page of the %s form has its heading and intro", (id, route) => {
  const main = exportedPage(route).querySelector("main");
  expect(textOf(main?.querySelector("h1"))).toBe(pageText(id).heading);
  expect(textOf(main)).toContain(pageText(id).intro);
});

test.each([
  ["/contact", ["fullName", "email", "phone", "message"]],
  ["/online-consultation-form", ["name", "email", "mobile", "address", "education", "studyCountry"]],
])("the form on %s has the specified fields, each with a visible label", (route, names) => {
  const page = exportedPage(route);
  for (const name of names) {
    const control = page.querySelector<HTMLInputElement>(`main form [name=${name}]`);
    expect({ name, label: textOf(control?.labels?.[0]).length > 0 }).toEqual({ name, label: true });
  }
});

test("below the mobile number stands which country's number one without a code is taken for", () => {
  const page = exportedPage("/online-consultation-form");
  const field = page.querySelector("[name=mobile]");
  const hint = page.getElementById(field?.getAttribute("aria-describedby") ?? "");
  expect(textOf(hint)).toBe(formWords.consultation.mobileHint);
});

test("beside the consultation form stands what happens next, step by step", () => {
  const { next } = pageText("consultation");
  const shown = [...exportedPage("/online-consultation-form").querySelectorAll("main section")].find(
    (section) => textOf(section.querySelector("h2")) === next?.heading,
  );
  if (!shown) throw new Error("nothing beside the form");
  expect(textsOf(shown, "ol li")).toEqual(next?.steps);
});

test("the consultation form offers the specified choices in order", () => {
  const page = exportedPage("/online-consultation-form");
  const choices = (name: string) =>
    [...page.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].map((box) => textOf(box.labels?.[0]));
  expect(choices("education")).toEqual(["Undergraduate", "Postgraduate", "Other"]);
  expect(choices("studyCountry")).toEqual([
    "Australia",
    "New Zealand",
    "Singapore",
    "Malaysia",
    "USA",
    "Canada",
    "UK",
    "Dubai",
    "Other",
  ]);
});

test.each([
  ["/contact", { fullName: "name", email: "email", phone: "tel" }],
  ["/online-consultation-form", { name: "name", email: "email", mobile: "tel", address: "street-address" }],
])("the form on %s tells browsers what they may fill in", (route, expected) => {
  const form = exportedPage(route).querySelector("main form");
  const said = Object.keys(expected).map((name) => [
    name,
    form?.querySelector(`[name=${name}]`)?.getAttribute("autocomplete"),
  ]);
  expect(Object.fromEntries(said)).toEqual(expected);
});

test.each([
  ["/contact", formWords.contact],
  ["/online-consultation-form", formWords.consultation],
])("below the button on %s stands what is collected, why and for how long, with a link", (route, own) => {
  const line = exportedPage(route).querySelector("main form [data-privacy]");
  const days = settings.find(({ name }) => name === "RETAIN_SENT")?.fallback ?? "";
  const { label, path } = formWords.sending.privacyLink;
  expect(textOf(line)).toBe(fill(own.privacy, { days: days, link: label }));
  expect(hrefsOf(line)).toEqual([path]);
});

test.each(["/contact", "/online-consultation-form"])("nothing is ticked beforehand on %s", (route) => {
  expect(exportedPage(route).querySelectorAll("main form [checked]")).toHaveLength(0);
});
