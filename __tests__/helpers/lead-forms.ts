import type { Page, Request, Route } from "playwright-core";

/** The two endpoints, on any host. */
export const CALLS = /\/sendWebsite(?:Consulting)?Email$/;

/** Input of the contact form, by field name. */
export const MESSAGE = {
  fullName: "Anitha Raman",
  email: "anitha@home.example",
  phone: "98765 43210",
  message: "Which intake is next?\nAnd what does it cost?",
} as const;

/** Input of the consultation form, by field name. */
export const REQUEST = {
  name: "Anitha Raman",
  email: "anitha@home.example",
  mobile: "+91 98765 43210",
  address: "12 Lake Road, Lakeside",
} as const;

/** Both forms, what is typed into them, and the toasts that they answer with. */
export const BOTH_FORMS = [
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

/** What the site's own host gets beside the specified fields. */
export const SIGNS = { trap: "", seconds: expect.any(Number) };

/** Waits until the host takes the visitor for a person (server/schemas.ts): nobody fills in a form within 2 s. */
export const slowAsAPerson = (page: Page) => page.waitForFunction(() => performance.now() >= 2000);

export async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}

export async function readFields(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  const pairs = names.map(
    async (name) => [name, await page.locator(`[name="${name}"]`).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(pairs));
}

/** Waits until a country stands beside the phone number. */
export const phoneCountryChosen = (page: Page, code: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLSelectElement>("[name=phoneCountry]")?.value === wanted,
    code,
  );

/** The form's submit button. */
export const sendButton = (page: Page) => page.locator("form[data-lead-form] button[type=submit]");

/** The toast with a text. */
export const toast = (page: Page, text: string) =>
  page.locator(".Toastify__toast").getByText(text, { exact: true });

/** Gives both endpoints the same answer and collects the requests. */
export async function answerCalls(
  page: Page,
  answer: (route: Route) => Promise<void> | void,
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(CALLS, async (route) => {
    requests.push(route.request());
    await answer(route);
  });
  return requests;
}

export const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });

/** The stored draft of a form in this tab. */
export function readDraft(page: Page, formName: string): Promise<string | null> {
  return page.evaluate((name) => sessionStorage.getItem(`draft:${name}`), formName);
}
