import { exportedPage } from "../helpers/exported-page";

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
