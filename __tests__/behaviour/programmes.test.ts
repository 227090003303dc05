import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";

const site = fixedSite();

const shown = async (page: Page) => {
  const programmes = page.getByRole("heading", { name: /bridge/ });
  return (await programmes.allTextContents()).map((text) => text.slice(0, text.indexOf(" bridge")));
};
const answer = (page: Page, question: string, name: string) =>
  page.getByRole("group", { name: question }).getByRole("radio", { name });

test.each([true, false])(
  "answers hide the programmes whose rules exclude the reader, and say how many are left, with scripts: %s",
  async (javaScriptEnabled) => {
    const { page } = await site.open("/answers", { javaScriptEnabled });
    const left = page.getByText(/\d* ?programmes are left for your choice\.$/);
    expect(await shown(page)).toEqual(["Long", "Short", "High"]);
    expect(await left.isVisible()).toBe(false);
    await answer(page, "Your citizenship", "Nepal").check();
    expect(await shown(page)).toEqual(["Long", "High"]);
    await answer(page, "You want to study for", "Bachelor's").check();
    expect(await shown(page)).toEqual(["High"]);
    expect(await left.isVisible()).toBe(true);
    expect(
      await page.getByText(/^For a bachelor's degree no large programme below is certain/).isVisible(),
    ).toBe(true);
    await answer(page, "Your citizenship", "Any").check();
    expect(await shown(page)).toEqual(["Short", "High"]);
  },
);
