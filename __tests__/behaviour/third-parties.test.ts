import type { Page, Route } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon } from "../helpers/expect-soon";
import { gate, holdBack } from "../helpers/forms";
import { settled } from "../helpers/hydrated";

const site = fixedSite();

const BADGE = "https://badge.example/badge.js";
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="210"><rect width="180" height="210"/></svg>`;

/** A fake badge: requests a state from its host, and shows a picture with a link. */
const SCRIPT = `fetch("https://badge.example/badge.json").then((answer) => answer.json()).then(({ name }) => {
  const link = document.createElement("a");
  link.href = "https://badge.example/agency";
  link.innerHTML = '<img src="https://badge.example/badge.svg" alt="' + name + '" style="height: 210px">';
  document.getElementById("iasBadge").append(link);
});`;

type Answer = (route: Route) => Promise<void> | undefined;

const hostsWork: Answer = (route) => {
  const { hostname, pathname } = new URL(route.request().url());
  if (hostname !== "badge.example") return route.fulfill({ contentType: "text/html", body: "Here is" });
  if (pathname.endsWith(".js")) return route.fulfill({ contentType: "text/javascript", body: SCRIPT });
  if (pathname.endsWith(".svg")) return route.fulfill({ contentType: "image/svg+xml", body: PICTURE });
  return route.fulfill({ json: { name: "Agency badge" }, headers: { "access-control-allow-origin": "*" } });
};

const script = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body });

/**
 * Opens a page with the same answer from all other hosts.
 * @param early runs before the page loads; hydration is then not awaited
 */
async function open(path: string, answer: Answer, early?: (page: Page) => Promise<unknown>) {
  const asked: string[] = [];
  let badge: Promise<unknown> = Promise.resolve();
  const isOther = ({ href }: URL) => /^https?:/.test(href) && !href.startsWith(site.url);
  const { page } = await site.open(path, {
    mayComplain: true,
    hydrates: !early,
    before: async (page, context) => {
      page.on("request", (request) => {
        if (isOther(new URL(request.url()))) asked.push(request.url());
      });
      badge = page.waitForRequest(BADGE);
      badge.catch(() => undefined);
      await context.route(isOther, answer);
      await early?.(page);
    },
  });
  return { page, asked, badge };
}

const foot = (page: Page) => page.getByRole("contentinfo");
const plainLink = (page: Page) => foot(page).getByRole("link", { name: /^Our accreditation/ });
const frame = (page: Page) => foot(page).frameLocator("iframe");

/** Waits for the badge's delay and scrolls to it; returns when the browser has reported that. */
async function reachBadge(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await foot(page).evaluate(
    (element) =>
      new Promise((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(true)).observe(element);
        element.scrollIntoView({ block: "end", behavior: "instant" });
      }),
  );
  await settled(page);
}

test.each(["/about", "/contact", "/no-such-page"])(
  "on %s the badge takes the place of its link, all of it in sight, and moves nothing",
  async (path) => {
    const { page } = await open(path, hostsWork);
    const before = await foot(page).boundingBox();
    await reachBadge(page);
    const picture = frame(page).getByRole("img", { name: "Agency badge" });
    await picture.waitFor();
    await expectSoon(() => plainLink(page).count(), 0);
    const isWhole = async () => {
      const [inner, outer] = [await picture.boundingBox(), await page.locator("iframe").boundingBox()];
      return inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
    };
    await expectSoon(isWhole, true);
    await expectSoon(async () => (await foot(page).boundingBox())?.height, before?.height);
  },
);

test("a badge whose picture does not come gives way to its link", async () => {
  const { page } = await open("/about", (route) =>
    route.request().url().endsWith(".svg") ? route.abort() : hostsWork(route),
  );
  const failure = page.waitForEvent("requestfailed", (request) => request.url().endsWith("badge.svg"));
  await reachBadge(page);
  await failure;
  await plainLink(page).waitFor();
  await page.locator("iframe").waitFor({ state: "hidden" });
});

test.each<[string, Answer]>([
  ["refuse", (route) => route.abort("connectionrefused")],
  ["never answer", () => undefined],
  ["answer with an error", (route) => route.fulfill({ status: 500, body: "no" })],
  ["send a broken script", script("throw 1 }{")],
])("when other hosts %s, no more are called, and this page and the next are whole", async (_, answer) => {
  const { page, asked, badge } = await open("/about", answer);
  const before = await foot(page).boundingBox();
  await reachBadge(page);
  await badge;
  expect(asked).toEqual([BADGE]);
  await expectSoon(() => plainLink(page).getAttribute("href"), "https://badge.example/agency/4711");
  await expectSoon(async () => (await foot(page).boundingBox())?.height, before?.height);
  await page.locator('a[href="/contact"]:visible').first().click();
  await page.getByRole("heading", { level: 1, name: "Write to us" }).waitFor();
});

test("the badge's script sees nothing of the page around it, and calls no host but its own", async () => {
  const spy = `const see = (look) => { try { return String(look()); } catch (error) { return error.name; } };
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      document.getElementById("iasBadge").innerHTML = "<b>Seen: " + [
        effectiveDirective, see(() => parent.document.title), see(() => sessionStorage.length), origin,
      ].join() + "</b>";
    });
    fetch("https://evil.example/").catch(() => {});`;
  const { page, asked } = await open("/about", script(spy));
  await reachBadge(page);
  const seen = await frame(page).getByText("Seen: ").textContent();
  expect(seen).toBe("Seen: connect-src,SecurityError,SecurityError,null");
  expect(asked).toEqual([BADGE]);
});

test("a map whose host does not answer takes nothing of the page along", async () => {
  const { page } = await open("/contact", (route) => route.abort("connectionrefused"));
  await page.getByRole("textbox", { name: "Full name" }).fill("Anitha");
  await page.getByRole("button", { name: "Show map of the Accra office" }).click();
  await page.locator("main iframe").waitFor();
  await expectSoon(() => page.getByRole("link", { name: /^Directions/ }).count(), 2);
  await expectSoon(() => page.getByRole("textbox", { name: "Full name" }).inputValue(), "Anitha");
});

test.each([
  ["/contact", "Show map of the Accra office", "https://www.google.com/maps?output=embed&q=accra"],
  ["/gallery/videos", "Show video: The speeches", "https://films.example/embed/1"],
])("%s: “%s”, pressed before scripts run, calls its host once they do", async (path, name, address) => {
  const scripts = gate();
  const { page, asked } = await open(path, hostsWork, (page) => holdBack(page, "**/*.js", scripts.opened));
  const button = page.getByRole("button", { name });
  await button.click();
  await expectSoon(() => button.getAttribute("aria-busy"), "true");
  expect(asked).toEqual([]);
  scripts.open();
  await page.getByRole("main").frameLocator("iframe").getByText("Here is").waitFor();
  expect(asked).toContain(address);
});
