import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { guides, words } from "../helpers/site-content";

const site = sharedSite();
const path = guides.find(({ body }) => body.includes("<Awards>"))?.path;
const { awards } = words.texts;

(path ? test : test.skip)(
  "without a script a choice hides the programmes whose rules exclude it, and says how many are left",
  async () => {
    const { page, close } = await openPage(site.browser, site.url + path, { javaScriptEnabled: false });
    const all = page.locator(".award");
    const left = page.locator(".awards-left");
    const count = await all.count();
    expect(await all.filter({ visible: true }).count()).toBe(count);
    expect(await left.isVisible()).toBe(false);
    await page.getByLabel(awards.citizens.nepal, { exact: true }).check();
    await page.getByLabel(awards.levels.bachelor, { exact: true }).check();
    const fitting = page.locator('.award[data-citizens~="nepal"][data-levels~="bachelor"]');
    expect(await all.filter({ visible: true }).count()).toBe(await fitting.count());
    expect(await page.getByText(awards.bachelor).isVisible()).toBe(true);
    expect(await left.isVisible()).toBe(true);
    for (const any of await page.getByLabel(awards.any, { exact: true }).all()) await any.check();
    expect(await all.filter({ visible: true }).count()).toBe(count);
    await close();
  },
);
