import type { Locator, Page, Request, Route } from "playwright-core";
import { settled } from "./hydrated";

export const CALLS = /\/sendWebsite(?:Consulting)?Email$/;

export const MESSAGE = {
  fullName: "Anitha Raman",
  email: "anitha@home.example",
  phone: "98765 43210",
  message: "Which intake is next?\nAnd what does it cost?",
} as const;

export const REQUEST = {
  name: "Anitha Raman",
  email: "anitha@home.example",
  mobile: "+91 98765 43210",
  address: "12 Lake Road, Lakeside",
} as const;

export const SENT = "Message sent successfully!";
export const UNSENT = "Something went wrong.";
export const REQUESTED = "Consultation request submitted successfully!";
export const UNREQUESTED = "There was an error submitting your form.";

/** Both forms with their test input and the toast after success. */
export const BOTH_FORMS = [
  { route: "/contact", values: MESSAGE, good: SENT },
  { route: "/online-consultation-form", values: REQUEST, good: REQUESTED },
] as const;

export const ROUTES = BOTH_FORMS.map(({ route }) => route);

export const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });

export const emptied = (values: object): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, ""]));

export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

export const holdBack = (page: Page, files: string | RegExp, opened: Promise<void>): Promise<unknown> =>
  page.route(files, async (route) => {
    await opened;
    await route.continue();
  });

export class SharedForm {
  constructor(readonly page: Page) {}

  get button(): Locator {
    return this.page.locator("main form button[type=submit]");
  }
  readonly field = (name: string) => this.page.locator(`[name="${name}"]`);
  readonly box = (list: "education" | "studyCountry", choice: string) =>
    this.page.locator(`[name="${list}"][value="${choice}"]`);
  /** What a toast says, where screen readers hear it. */
  readonly toast = (text: string) => this.page.locator("section[aria-live]").getByText(text, { exact: true });

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async read(values: object, ...others: string[]): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const name of [...Object.keys(values), ...others]) found[name] = await this.field(name).inputValue();
    return found;
  }

  readonly ready = () => this.button.and(this.page.locator(":enabled")).waitFor();

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /** Waits for a toast, and until React has rendered the changes that come with it. */
  async announced(text: string): Promise<void> {
    await this.toast(text).waitFor();
    await settled(this.page);
  }

  async send(text: string): Promise<void> {
    await this.button.click();
    await this.announced(text);
  }

  /** Makes both endpoints give the same answer, replacing an earlier one, and collects the requests. */
  async answer(answer: (route: Route) => Promise<void> | void): Promise<Request[]> {
    const requests: Request[] = [];
    await this.page.unroute(CALLS);
    await this.page.route(CALLS, async (route) => {
      requests.push(route.request());
      await answer(route);
    });
    return requests;
  }

  /** The invalid fields in order, each with the last text that describes it. */
  readonly mistakes = () =>
    this.page
      .locator("[aria-invalid=true]")
      .evaluateAll((controls) =>
        controls.map((control) => [
          control.getAttribute("name"),
          document.getElementById(control.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")
            ?.textContent,
        ]),
      );

  readonly focused = () => this.page.evaluate(() => document.activeElement?.getAttribute("name"));

  readonly phoneCountry = (code: string) =>
    this.page.locator(`[name=phoneCountry] option:checked[value=${code}]`).waitFor({ state: "attached" });
}
