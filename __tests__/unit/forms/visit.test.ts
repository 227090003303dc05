/** @jest-environment jsdom */
import { sendContact } from "../../../src/forms/api";
import { noteVisit, sourceOfVisit } from "../../../src/forms/visit";

const message = { to: "office@agency.example", subject: "Hello", html: "<p>Hello</p>" };
const sender = { from: "asha@example.com", name: "Asha" };
const call = jest.fn<Promise<Pick<Response, "status" | "text">>, [string, RequestInit]>();

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = "en-GB";
  call.mockReset().mockResolvedValue({ status: 200, text: async () => "{}" });
  Object.assign(globalThis, { fetch: call });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  Reflect.deleteProperty(navigator, "doNotTrack");
});

const go = (pathname: string, search = "") => noteVisit({ pathname, search });
const told = () => [...new URLSearchParams(sourceOfVisit())];
const cameFrom = (referrer: string) => jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);

test("a message tells the page that led to the form, the first page, the site before, the campaign and the guides", async () => {
  cameFrom("https://www.google.com/search?q=my+name");
  go("/blogs/choose-a-course/", "?utm_source=letter&utm_medium=email&utm_campaign=autumn&name=Asha");
  for (const name of ["a", "b", "c", "a", "d", "e", "f"]) go(`/countries/${name}`, "?q=secret");
  go("/compare");
  go("/contact", "?about=canada");
  go("/online-consultation-form");
  await sendContact(message, sender);
  const { headers, body } = call.mock.calls[0]?.[1] ?? {};
  const header = new Headers(headers).get("x-source") ?? "";
  expect([...new URLSearchParams(header)]).toEqual([
    ...[
      ["entry", "/blogs/choose-a-course"],
      ["site", "www.google.com"],
    ],
    ...[
      ["utmSource", "letter"],
      ["utmMedium", "email"],
      ["utmCampaign", "autumn"],
    ],
    ...[
      ["page", "/compare"],
      ["language", "en-GB"],
    ],
    ...["b", "c", "d", "e", "f"].map((name) => ["guide", `/countries/${name}`]),
  ]);
  expect(body).toBe(JSON.stringify(message));
});

test("who comes from nowhere, straight to a form, tells that page alone", () => {
  go("/contact");
  expect(told()).toEqual([["entry", "/contact"]]);
});

test("it never has more than a kilobyte; the guides are left out first", () => {
  go("/", `?utm_source=${"é".repeat(300)}&utm_medium=a`);
  for (let index = 0; index < 5; index += 1) go(`/countries/${index}${"x".repeat(150)}`);
  expect(sourceOfVisit()?.length).toBeLessThanOrEqual(1024);
  expect(Object.fromEntries(told())).toMatchObject({ utmMedium: "a", entry: "/" });
});

test.each([
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
])("with %s nothing is kept and nothing is sent", async (name, value) => {
  go("/countries/canada");
  Object.defineProperty(navigator, name, { value, configurable: true });
  await sendContact(message, sender);
  expect(new Headers(call.mock.calls[0]?.[1].headers).has("x-source")).toBe(false);
  sessionStorage.clear();
  go("/countries/canada");
  expect(sessionStorage.getItem("source")).toBeNull();
});

test("where storage is off a message is sent without it", async () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
  go("/countries/canada");
  await sendContact(message, sender);
  expect(new Headers(call.mock.calls[0]?.[1].headers).has("x-source")).toBe(false);
  expect(call).toHaveBeenCalledTimes(1);
});
