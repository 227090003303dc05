import type { Page, Request, Route } from "playwright-core";

/** The two calls, wherever they go. */
export const CALLS = /\/sendWebsite(?:Consulting)?Email$/;

/** What a visitor types into the contact form, by field name. */
export const MESSAGE = {
  fullName: "Anitha Raman",
  email: "anitha@home.example",
  phone: "98765 43210",
  message: "Which intake is next?\nAnd what does it cost?",
} as const;

/** What a visitor types into the consultation form, by field name. */
export const REQUEST = {
  name: "Anitha Raman",
  email: "anitha@home.example",
  mobile: "+91 98765 43210",
  address: "12 Lake Road, Lakeside",
} as const;

/** Fills fields by their names. */
export async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}

/** What fields hold, by their names. */
export async function readFields(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  const pairs = names.map(
    async (name) => [name, await page.locator(`[name="${name}"]`).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(pairs));
}

/** The form's one button that sends. */
export const sendButton = (page: Page) => page.locator("form[data-lead-form] button[type=submit]");

/** The toast that says a sentence. */
export const toast = (page: Page, text: string) =>
  page.locator(".Toastify__toast").getByText(text, { exact: true });

/** Answers both calls in one way, and keeps the requests. */
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

/** An answer as JSON. */
export const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });

/** The draft that the tab holds for a form. */
export function readDraft(page: Page, formName: string): Promise<string | null> {
  return page.evaluate((name) => sessionStorage.getItem(`draft:${name}`), formName);
}
