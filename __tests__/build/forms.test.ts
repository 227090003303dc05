import { exportedPage, textOf } from "../helpers/exported-page";
import { pageText } from "../helpers/site-content";

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
