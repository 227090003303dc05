import { fixedSite } from "../fixed-site/fixed-site";

const site = fixedSite();

test("an address that leads nowhere shows the not-found page, whose button leads home", async () => {
  const { page } = await site.open("/no-such-page", { mayComplain: true });
  expect(await page.locator("h1").textContent()).toBe("Nothing here");
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await page.waitForURL(`${site.url}/`);
});
