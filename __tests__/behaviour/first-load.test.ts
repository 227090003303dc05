import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { expectSoon } from "../helpers/expect-soon";
import { gate, holdBack, ROUTES } from "../helpers/forms";
import { hydrated } from "../helpers/hydrated";

const site = fixedSite();

const PHONE = { width: 390, height: 844 };

async function openEarly(path: string, { before, ...visit }: Visit = {}) {
  const scripts = gate();
  const { page } = await site.open(path, {
    ...visit,
    hydrates: false,
    before: async (page, context) => {
      await holdBack(page, "**/*.js", scripts.opened);
      await before?.(page, context);
    },
  });
  return { page, deliver: scripts.open };
}

/** Like `openEarly`, for an address with a state: its scripts start before the page has loaded, so `load` waits for them. */
async function openAsked(path: string, visit: Visit = {}) {
  const { page, deliver } = await openEarly("/favicon.svg", visit);
  await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
  return { page, deliver };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("scripts start only when the page has loaded and has been painted", async () => {
  const { page } = await site.open("/countries/australia", { clock: "own" });
  const { scripts, before } = await page.evaluate(() => ({
    scripts: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")),
    before: [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("paint")].map(
      (entry) => (entry instanceof PerformanceNavigationTiming ? entry.loadEventStart : entry.startTime),
    ),
  }));
  expect([scripts.length > 0, before.length]).toEqual([true, 3]);
  const start = Math.min(...scripts.map(({ startTime }) => startTime));
  expect(start).toBeGreaterThanOrEqual(Math.max(...before));
});

test("with data saving on, scripts wait for the visitor's first act", async () => {
  const asked: string[] = [];
  const { page } = await site.open("/about", {
    hydrates: false,
    before: async (opened) => {
      opened.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await opened.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
    },
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
  await page.keyboard.press("Tab");
  await hydrated(page);
});

test("a menu tapped before scripts run says that it is busy, and opens once they do, however often it was tapped", async () => {
  const { page, deliver } = await openEarly("/about");
  const gallery = button(page, "Gallery");
  await gallery.click();
  await gallery.click();
  await expectSoon(() => gallery.getAttribute("aria-busy"), "true");
  deliver();
  await page.getByRole("banner").locator("[aria-expanded=true]").waitFor();
  await expectSoon(() => gallery.getAttribute("aria-expanded"), "true");
  await expectSoon(() => gallery.getAttribute("aria-busy"), null);
});

test("a choice on the comparison made before scripts run counts once they do", async () => {
  const { page, deliver } = await openEarly("/compare");
  await page.getByLabel("I can spend a year").selectOption({ label: "up to ₹20 lakh" });
  deliver();
  await hydrated(page);
  await page
    .getByRole("status")
    .filter({ hasText: "1 of 5 countries are within ₹20 lakh: Ecuador" })
    .waitFor();
  await expectSoon(() => page.getByLabel("I can spend a year").inputValue(), "20");
  await expectSoon(async () => new URL(page.url()).search, "?m=20");
});

/** How far the page has moved by itself since it was opened. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Entries of the past are delivered in a task of their own.
        setTimeout(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test.each([
  [
    "/plan?c=australia,kiribati",
    "",
    "Nothing is on it yet.",
    "The plan is on its way",
    "February 2025 intake",
  ],
  ["/plan", "c=kiribati", "Nothing is on it yet.", "The plan is on its way", "The whole bill"],
  ["/compare?c=kiribati,palau", "", "All 5 countries", "The comparison is on its way", "Side by side"],
  ["/search?q=Kiribati", "", "For example", "Fetching the list", "Country guides"],
])(
  "%s with %j kept never shows another state first, and moves nothing",
  async (path, plan, wrong, quiet, right) => {
    const { page, deliver } = await openAsked(path, { ...PHONE, plan });
    const main = page.getByRole("main");
    await main.getByText(quiet).filter({ visible: true }).first().waitFor();
    await expectSoon(() => main.getByText(wrong).filter({ visible: true }).count(), 0);
    deliver();
    await main.getByText(right).filter({ visible: true }).first().waitFor();
    await hydrated(page);
    await expectSoon(() => main.getByText(quiet).filter({ visible: true }).count(), 0);
    expect(await shift(page)).toBeLessThanOrEqual(0.05);
  },
);

test("a page whose address asks for a state shows its own after all if its scripts are lost", async () => {
  const { page } = await site.open("/compare?c=kiribati,palau", {
    hydrates: false,
    mayComplain: true,
    before: (opened) => opened.route("**/*.js", (route) => route.abort()),
  });
  await page.getByText("All 5 countries").waitFor();
});

test("what is typed before scripts run stays, with the focus and the caret", async () => {
  const { page, deliver } = await openEarly("/contact");
  const name = page.locator("[name=fullName]");
  await name.click();
  await page.keyboard.type("Anitha Raman");
  await page.keyboard.press("ArrowLeft");
  deliver();
  await hydrated(page);
  await page.locator("form [type=submit]:enabled").first().waitFor();
  await page.keyboard.type("i");
  await expectSoon(() => name.inputValue(), "Anitha Ramain");
});

test.each(["a tap", "Enter"])("a form sent by %s before scripts run is checked once they do", async (way) => {
  const { page, deliver } = await openEarly("/contact");
  const name = page.locator("[name=fullName]");
  await name.fill("Anitha Raman");
  if (way === "Enter") await name.press("Enter");
  else await page.locator("form [type=submit]").last().click({ force: true });
  deliver();
  await page.locator("[name=email][aria-invalid=true]").waitFor();
  await expectSoon(() => name.inputValue(), "Anitha Raman");
});

test.each(ROUTES)("%s puts nothing typed into an address where scripts never come", async (path) => {
  const asked: string[] = [];
  const { page } = await site.open(path, {
    hydrates: false,
    mayComplain: true,
    before: async (opened) => {
      await holdBack(opened, "**/*.js", gate().opened);
      opened.on("request", (request) => request.isNavigationRequest() && asked.push(request.url()));
    },
  });
  const form = page.getByRole("main").locator("form");
  // Imitates Firefox, which restores the button's state after a reload.
  await form.locator("[type=submit]").evaluate((button) => button.removeAttribute("disabled"));
  await form.locator("[name=email]").fill("asha@home.example");
  await form.locator("[type=submit]").click();
  await form.locator("[name=email]").press("Enter");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect([new URL(page.url()).search, asked.length]).toEqual(["", 1]);
});

test.each([
  ["the phone's menu", "/countries/australia", /^Open menu$/, "navigation"],
  ["a picture", "/gallery/images", /The long table/, "dialog"],
] as const)("%s tapped before scripts run opens once they do", async (_what, path, name, part) => {
  const { page, deliver } = await openEarly(path, PHONE);
  await page.getByRole(part === "dialog" ? "link" : "button", { name }).click();
  deliver();
  await page.getByRole(part, { name: part === "dialog" ? /./ : "Main" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
});

const wordsOf = (page: Page) => page.getByRole("main").locator("h2, h3").allTextContents();

test.each(["/", "/cost-of-living"])(
  "%s is complete when the visitor's clock is in another year",
  async (path) => {
    const { page, deliver } = await openEarly(path, {
      before: (opened) => opened.clock.setFixedTime(new Date("2041-05-06")),
    });
    const all = await wordsOf(page);
    deliver();
    await hydrated(page);
    await expectSoon(() => wordsOf(page), all);
  },
);

test.each(["/", "/countries/australia"])(
  "%s is complete again after an extension changed its HTML",
  async (path) => {
    const { page, deliver } = await openEarly(path, { mayComplain: true });
    const all = await wordsOf(page);
    await page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => heading.replaceChildren("Another one"));
    deliver();
    await hydrated(page);
    await page.getByRole("heading", { name: "Another one" }).waitFor({ state: "detached" });
    await expectSoon(() => wordsOf(page), all);
  },
);

test("a script that was injected does not run, and the host is told", async () => {
  const { page } = await site.open("/about", { mayComplain: true });
  const report = page.waitForRequest(`${site.url}/csp-report`);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
  });
  expect((await report).method()).toBe("POST");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});

test("a reader who has gone on before scripts run is not taken back to the chapter of the link", async () => {
  const { page, deliver } = await openEarly("/countries/palau#when-to-apply", PHONE);
  const place = () => page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().top);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const before = await place();
  deliver();
  await hydrated(page);
  expect(Math.abs((await place()) - before)).toBeLessThan(40);
});

test("before scripts run, a link into the page leads to its place, and the page stays there when they do", async () => {
  const { page, deliver } = await openEarly("/contact");
  const link = page.locator("main a[href^='#branch-']:visible").last();
  const target = page.locator((await link.getAttribute("href")) ?? "");
  const place = () => target.evaluate((office) => Math.round(office.getBoundingClientRect().top));
  await link.click();
  const top = await place();
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(300);
  deliver();
  await hydrated(page);
  expect(Math.abs((await place()) - top)).toBeLessThan(4);
});

test("a page is as high as it will be before anyone scrolls", async () => {
  const { page } = await site.open("/", { ...PHONE, clock: "own" });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll("main > section, footer")) {
      part.scrollIntoView();
      // What comes into view is laid out by the next frame.
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  expect(await height()).toBe(before);
});

test("a press while the page hydrates does not make it hydrate at once", async () => {
  const { page } = await site.open("/countries/australia", {
    before: async (opened) => {
      await opened.addInitScript(() => {
        const { addEventListener } = EventTarget.prototype;
        // React listens for presses from the moment on at which it begins.
        EventTarget.prototype.addEventListener = function (
          this: EventTarget,
          ...args: Parameters<typeof addEventListener>
        ) {
          addEventListener.apply(this, args);
          if (args[0] !== "pointerdown" || !(this instanceof Element)) return;
          EventTarget.prototype.addEventListener = addEventListener;
          queueMicrotask(() => {
            const press = new PointerEvent("pointerdown", { bubbles: true, cancelable: true });
            document.querySelector("h1")?.dispatchEvent(press);
            const { hydrated } = document.documentElement.dataset;
            document.documentElement.dataset.pressed = hydrated === undefined ? "before" : "after";
          });
        };
      });
    },
  });
  await hydrated(page);
  expect(await page.locator("html").getAttribute("data-pressed")).toBe("before");
});
