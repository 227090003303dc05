import { axeViolations } from "../helpers/axe";
import { branch, firstMenu, guide, menus } from "../helpers/examples";
import { CALLS, fillFields, json, MESSAGE, sendButton } from "../helpers/lead-forms";
import { sharedSite } from "../helpers/shared-site";
import { words } from "../helpers/site-content";
import { startTour } from "../helpers/tour";

const tour = startTour(sharedSite());

const button = (name: string) => tour.page.getByRole("button", { name });
const menuButton = (name: string) =>
  tour.page.locator("[data-menu]").getByRole("button", { name, exact: true });

test("axe finds small targets and low contrast", async () => {
  const page = await tour.visit("/about");
  await page.evaluate(() => {
    document.querySelector("main")?.insertAdjacentHTML(
      "beforeend",
      `<p style="color:#aaa;background:#fff">Too pale</p>
       <button style="all:unset;width:9px;height:9px" aria-label="one"></button><button style="all:unset;width:9px;height:9px" aria-label="two"></button>`,
    );
  });
  const found = (await axeViolations(page)).map((line) => line.split(" ")[0]);
  expect(found).toEqual(expect.arrayContaining(["color-contrast", "target-size"]));
});

test.each(menus.map(({ title }) => title))("with the menu %s open", async (name) => {
  const page = await tour.visit("/about");
  await menuButton(name).click();
  expect(await axeViolations(page)).toEqual([]);
});

test("with the phone's menu and a list in it open", async () => {
  const page = await tour.visit("/about", 390);
  await button(words.frame.openMenu).click();
  const list = menuButton(firstMenu.title);
  if ((await list.getAttribute("aria-expanded")) === "false") await list.click();
  expect(await axeViolations(page)).toEqual([]);
});

test.each([390, 1280])("with the lightbox open, at %i px", async (width) => {
  const page = await tour.visit("/gallery/images", width);
  await page.locator("[data-gallery-group] li a").first().click();
  await page.getByRole("dialog").locator("img").first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("with all details open and the scroll-to-top button shown", async () => {
  const page = await tour.visit(guide.path);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    window.scrollTo({ top: 600, behavior: "instant" });
  });
  await button(words.frame.toTop).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test.each([390, 1280])("with the contact form's errors and a map, at %i px", async (width) => {
  const page = await tour.visit("/contact", width);
  await sendButton(page).click();
  await page.getByText("Message cannot be empty").waitFor();
  await page.locator(`#branch-${branch.id} button`).click();
  expect(await axeViolations(page)).toEqual([]);
});

test.each([
  ["sent", 200],
  ["not sent", 500],
])("with the toast after a form was %s", async (_, status) => {
  const page = await tour.visit("/contact");
  await page.route(CALLS, json(status, { success: status === 200 }));
  await fillFields(page, MESSAGE);
  await sendButton(page).click();
  await page.locator(".Toastify__toast").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(CALLS);
});

test.each([390, 1280])("with the consultation's further fields and its errors, at %i px", async (width) => {
  const page = await tour.visit("/online-consultation-form", width);
  await page.locator("[name=education][value=Other]").check();
  await page.locator("[name=studyCountry][value=Other]").check();
  await page.locator("[name=otherStudyCountry]").waitFor();
  await sendButton(page).click();
  await page.locator(".Toastify__toast").waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
