import type { Page } from "playwright-core";

/** Calls `change` with each list below a value that has a record with this title, name or id, and its place in it. */
function visit(value: unknown, named: string, change: (list: unknown[], at: number) => unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    const at = value.findIndex(
      (one: unknown) => typeof one === "object" && one !== null && Object.values(one).includes(named),
    );
    if (at >= 0) change(value, at);
  }
  for (const one of Object.values(value)) visit(one, named, change);
}

/**
 * Changes a list of content on the way to the browser, to see a page with more or fewer records than the fixture has.
 * It counts for pages to which the visitor comes by a link: the first one's HTML is as it was built.
 * @param named a text of the record, such as its title
 */
export async function changePageData(
  page: Page,
  named: string,
  change: (list: unknown[], at: number) => unknown,
): Promise<void> {
  await page.route("**/page-data.json", async (route) => {
    const response = await route.fetch();
    const data: unknown = await response.json();
    visit(data, named, change);
    await route.fulfill({ response, json: data });
  });
}
