import type { Page, Route } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { settled } from "../helpers/hydrated";
import { gate, holdBack } from "../helpers/lead-forms";
import { until } from "../helpers/until";

const site = fixedSite();

const BADGE = "https://badge.example/badge.js";
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="210"><rect width="180" height="210"/></svg>`;

/** Does what badges do: asks its host for the state, and shows a picture with a link. */
const SCRIPT = `fetch("https://badge.example/badge.json").then((answer) => answer.json()).then(({ name }) => {
  const link = document.createElement("a");
  link.href = "https://badge.example/agency";
  link.innerHTML = '<img src="https://badge.example/badge.svg" alt="' + name + '" style="height: 210px">';
  document.getElementById("iasBadge").append(link);
});`;

/** How other hosts handle a request. */
type Answer = (route: Route) => Promise<void> | undefined;

const hostsWork: Answer = (route) => {
  const { hostname, pathname } = new URL(route.request().url());
  if (hostname !== "badge.example")
    return route.fulfill({ contentType: "text/html", body: `At ${hostname}` });
  if (pathname.endsWith(".js")) return route.fulfill({ contentType: "text/javascript", body: SCRIPT });
  if (pathname.endsWith(".svg")) return route.fulfill({ contentType: "image/svg+xml", body: PICTURE });
  return route.fulfill({ json: { name: "Agency badge" }, headers: { "access-control-allow-origin": "*" } });
};

const script = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body });

/** Opens a page on which all other hosts answer in one way. */
async function open(path: string, answer: Answer, visit: Visit = {}) {
  const asked: string[] = [];
  const { page, complaints } = await site.open(path, {
    mayComplain: true,
    ...visit,
    before: async (page, context) => {
      await context.route(
        ({ href }) => /^https?:/.test(href) && !href.startsWith(site.url),
        (route) => {
          asked.push(route.request().url());
          return answer(route);
        },
      );
      await visit.before?.(page, context);
    },
  });
  return { page, complaints, asked };
}

const foot = (page: Page) => page.getByRole("contentinfo");
const plainLink = (page: Page) => foot(page).getByRole("link", { name: /^Our accreditation/ });
const frame = (page: Page) => foot(page).frameLocator("iframe");

/** Lets the badge's pause pass, and comes to its place; returns when the browser has told of that. */
async function reachBadge(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const element = document.querySelector("[role=contentinfo], body > * footer, footer");
        if (!element) throw new Error("the page has no foot");
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(true)).observe(element);
        element.scrollIntoView({ block: "end", behavior: "instant" });
      }),
  );
  await settled(page);
}

test.each(["/", "/gallery/videos", "/countries/australia"])(
  "%s calls nobody but the badge's host by itself, and that at its foot",
  async (path) => {
    const { page, asked } = await open(path, (route) => route.abort("connectionrefused"));
    const asking = page.waitForEvent("requestfailed", (request) => request.url() === BADGE);
    await reachBadge(page);
    if (asked.length === 0) await asking;
    else asking.catch(() => undefined);
    expect(asked).toEqual([BADGE]);
  },
);

test.each(["/contact", "/online-consultation-form"])(
  "%s, where visitors type, calls nobody",
  async (path) => {
    const { page, asked } = await open(path, hostsWork);
    await reachBadge(page);
    expect(await page.locator("iframe").count()).toBe(0);
    expect(asked).toEqual([]);
    expect(await plainLink(page).isVisible()).toBe(true);
  },
);

test("the badge waits until the page has loaded, however early its own scripts ran", async () => {
  const { page, asked } = await open("/favicon.svg", hostsWork, { hydrates: false });
  const pictures = gate();
  await holdBack(page, /\.(?:avif|webp)$/, pictures.opened);
  await page.goto(`${site.url}/about`, { waitUntil: "domcontentloaded" });
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await until(page, "hydration", () => document.documentElement.dataset.hydrated !== undefined);
  await reachBadge(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  expect(asked).toEqual([]);
  pictures.open();
  await page.waitForLoadState("load");
  await page.clock.runFor(10_000);
  await frame(page).getByRole("img", { name: "Agency badge" }).waitFor();
});

test("the badge takes the place of its link, all of it in sight, and moves nothing", async () => {
  const { page } = await open("/about", hostsWork);
  const before = await foot(page).boundingBox();
  await reachBadge(page);
  const picture = frame(page).getByRole("img", { name: "Agency badge" });
  await picture.waitFor();
  expect(await plainLink(page).count()).toBe(0);
  const [inner, outer, after] = [
    await picture.boundingBox(),
    await page.locator("iframe").boundingBox(),
    await foot(page).boundingBox(),
  ];
  expect(inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height).toBe(true);
  expect(after?.height).toBe(before?.height);
});

test("a badge whose picture does not come gives way to its link", async () => {
  const { page } = await open("/about", (route) =>
    route.request().url().endsWith(".svg") ? route.abort() : hostsWork(route),
  );
  const failure = page.waitForEvent("requestfailed", (request) => request.url().endsWith("badge.svg"));
  await reachBadge(page);
  await failure;
  await plainLink(page).waitFor();
  expect(await page.locator("iframe").isVisible()).toBe(false);
});

test.each<[string, Answer]>([
  ["refuse", (route) => route.abort("connectionrefused")],
  ["never answer", () => undefined],
  ["answer with an error", (route) => route.fulfill({ status: 500, body: "no" })],
  ["send a broken script", script("throw 1 }{")],
])("when other hosts %s, the page is whole: the badge's link, the menu, the next page", async (_, answer) => {
  const { page, asked } = await open("/about", answer);
  const before = await foot(page).boundingBox();
  await reachBadge(page);
  expect(asked).toEqual([BADGE]);
  expect(await plainLink(page).getAttribute("href")).toBe("https://badge.example/about");
  expect((await foot(page).boundingBox())?.height).toBe(before?.height);
  await page.locator('a[href="/contact"]:visible').first().click();
  await page.getByRole("heading", { level: 1, name: "Write to us" }).waitFor();
});

test("the badge's script sees nothing of the page around it", async () => {
  const spy = `const see = (look) => { try { return String(look()); } catch (error) { return error.name; } };
    document.getElementById("iasBadge").innerHTML = "<b>Seen: " + [
      see(() => parent.document.title), see(() => sessionStorage.length), see(() => document.cookie), origin,
    ].join() + "</b>";`;
  const { page } = await open("/about", script(spy));
  await reachBadge(page);
  const seen = await frame(page).getByText("Seen: ").textContent();
  expect(seen).toBe("Seen: SecurityError,SecurityError,SecurityError,null");
});

const mapButton = (page: Page) => page.getByRole("button", { name: "map of the Accra office" });

test("a map comes when its button is pressed, not before, and goes again", async () => {
  const { page, asked } = await open("/contact", hostsWork);
  expect(await page.locator("iframe").count()).toBe(0);
  await mapButton(page).click();
  await page.frameLocator('iframe[title="Map of the Accra office"]').getByText("At www.google.com").waitFor();
  expect(asked).toEqual(["https://www.google.com/maps?output=embed&q=accra"]);
  expect(await mapButton(page).getAttribute("aria-expanded")).toBe("true");
  await mapButton(page).click();
  expect(await page.locator("iframe").count()).toBe(0);
});

test("a map whose host does not answer takes nothing of the page along", async () => {
  const { page } = await open("/contact", (route) => route.abort("connectionrefused"));
  await page.locator("[name=fullName]").fill("Anitha");
  await mapButton(page).click();
  await page.locator("iframe").waitFor();
  expect(await page.locator("[name=fullName]").inputValue()).toBe("Anitha");
  expect(await page.getByRole("link", { name: /^Directions/ }).count()).toBe(2);
});

test.each([
  ["/contact", "Show map of the Accra office", "At www.google.com"],
  ["/gallery/videos", "Show video: The speeches", "At films.example"],
])("%s: “%s”, pressed before scripts run, is done once they do", async (path, name, text) => {
  const scripts = gate();
  const { page, asked } = await open(path, hostsWork, {
    hydrates: false,
    before: (page) => holdBack(page, "**/*.js", scripts.opened),
  });
  const button = page.getByRole("button", { name });
  await button.click();
  expect(await button.getAttribute("aria-busy")).toBe("true");
  expect(asked).toEqual([]);
  scripts.open();
  await page.getByRole("main").frameLocator("iframe").getByText(text).waitFor();
});

test("a film of another site comes when its button is pressed, not before", async () => {
  const { page, asked } = await open("/gallery/videos", hostsWork);
  expect(await page.locator("main iframe").count()).toBe(0);
  await page.getByRole("button", { name: "Show video: The speeches" }).click();
  await page.frameLocator('iframe[title="The speeches"]').getByText("At films.example").waitFor();
  expect(asked.filter((url) => !url.startsWith("https://badge.example/"))).toEqual([
    "https://films.example/embed/1",
  ]);
});

test("the chat is a plain link that names the page", async () => {
  const { page } = await open("/about", hostsWork);
  const href = await page.getByRole("link", { name: /chat/i }).first().getAttribute("href");
  const chat = new URL(href ?? "");
  expect(chat.origin + chat.pathname).toBe("https://wa.me/441130000000");
  expect(chat.searchParams.get("text")).toBe("Hello, I am on “About the lantern”.");
});
