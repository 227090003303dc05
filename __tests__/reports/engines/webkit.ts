import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../helpers/free-port";
import type { Visitor } from "./visitor";

const DRIVER = "/usr/bin/WebKitWebDriver";
const DISPLAY = "/usr/bin/xvfb-run";

/** The browser's toolbar would keep its window wider than a phone. */
const NARROW_BAR = "* { min-width: 0; min-height: 0; margin: 0; border: none; padding: 0; font-size: 1px; }";
const STILL = "[Settings]\ngtk-enable-animations=false\n";

/** WebDriver does not report errors: the page collects them from its load event on, before React runs. */
const WATCH = `(() => {
  const said = (window.said = []);
  addEventListener("error", ({ message }) => said.push(String(message)));
  addEventListener("unhandledrejection", ({ reason }) => said.push(String(reason)));
  const write = console.error;
  console.error = (...words) => { said.push(words.join(" ")); write(...words); };
})()`;

function startDriver(port: number) {
  const home = mkdtempSync(path.join(tmpdir(), "webkit-"));
  mkdirSync(path.join(home, "gtk-3.0"));
  writeFileSync(path.join(home, "gtk-3.0/gtk.css"), NARROW_BAR);
  writeFileSync(path.join(home, "gtk-3.0/settings.ini"), STILL);
  const args = ["-a", "-s", "-screen 0 1400x1000x24", DRIVER, `--port=${port}`];
  const env = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, NO_AT_BRIDGE: "1" };
  // A process group, so that display and browser end with it.
  const child = spawn(DISPLAY, args, { env, stdio: "ignore", detached: true });
  return {
    async stop() {
      const ended = once(child, "exit");
      if (child.pid && child.exitCode === null) process.kill(-child.pid);
      await ended;
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function listening(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await fetch(`${url}/status`).catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error("WebKit's driver does not listen");
}

const KEYS = { Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };

async function clicked(driver: WebDriver, xpath: string): Promise<boolean> {
  for (const one of await driver.findElements(By.xpath(xpath)))
    if (await one.isDisplayed()) return (await one.click().catch(() => "covered")) !== "covered";
  return false;
}

export async function launchWebKit(binary: string): Promise<Visitor> {
  const port = await freePort();
  const server = startDriver(port);
  const url = `http://127.0.0.1:${port}`;
  try {
    await listening(url);
    const browser = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
    const capabilities = { browserName: "MiniBrowser", ...browser };
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
    const run = (expression: string) =>
      driver.executeAsyncScript<unknown>(
        `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done("failed: " + error));`,
      );
    return {
      resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
      async goTo(address) {
        await driver.get(address);
        await run(WATCH);
      },
      run,
      click: async (xpath) =>
        void (await driver.wait(() => clicked(driver, xpath), 40_000, `${xpath} can be clicked`)),
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      async complaints() {
        const said = await run("window.said?.splice(0) ?? []");
        return Array.isArray(said) ? said.map(String) : [];
      },
      async close() {
        await driver.quit();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
