import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { freePort } from "../free-port";
import type { Driver } from "./driver";
import type { WebKitPrograms } from "./find-engines";
import { announced, startPrograms } from "./programs";

/** The browser's own bar would not let its window become as narrow as a phone. */
const NARROW_BAR = "* { min-width: 0; min-height: 0; margin: 0; border: none; padding: 0; font-size: 1px; }";
/** WebKit's way to prefer reduced motion. */
const STILL = "[Settings]\ngtk-enable-animations=false\n";

const answer = z.object({ value: z.unknown() });
const failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const session = z.object({ sessionId: z.string() });
const outcome = z.object({ value: z.string().optional(), error: z.string().optional() });

/** Calls a WebDriver server. */
async function call(address: string, method: "GET" | "POST" | "DELETE", body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const json: unknown = await response.json();
  if (response.ok) return answer.parse(json).value;
  const { error, message } = failure.parse(json).value;
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`);
}

/** Waits until a server takes calls. */
async function listening(address: string, isGone: () => boolean): Promise<void> {
  for (;;) {
    if (isGone()) throw new Error("WebKit's driver ended before it listened");
    const isUp = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts WebKit's own small browser on a display without a screen and speaks WebDriver with it. */
export async function launchWebKit({ driver, browser, display }: WebKitPrograms): Promise<Driver> {
  const programs = await startPrograms();
  await mkdir(path.join(programs.folder, "gtk-3.0"));
  await writeFile(path.join(programs.folder, "gtk-3.0/gtk.css"), NARROW_BAR);
  await writeFile(path.join(programs.folder, "gtk-3.0/settings.ini"), STILL);
  try {
    const args = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
    const number = await announced(programs.start(display, args), 3, /^(\d+)$/);
    const port = await freePort();
    const server = programs.start(driver, [`--port=${port}`], {
      DISPLAY: `:${number}`,
      NO_AT_BRIDGE: "1",
    });
    await listening(`http://127.0.0.1:${port}`, () => server.exitCode !== null);
    // A proxy that nobody runs, for every host but this machine.
    const flags = ["--automation", "--proxy=http://127.0.0.1:9", "--ignore-host=127.0.0.1"];
    const { sessionId } = session.parse(
      await call(`http://127.0.0.1:${port}/session`, "POST", {
        capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: flags } } },
      }),
    );
    const home = `http://127.0.0.1:${port}/session/${sessionId}`;
    const post = (command: string, body: object) => call(`${home}/${command}`, "POST", body);
    await post("timeouts", { script: 120_000, pageLoad: 120_000 });
    return {
      async navigate(url) {
        await post("url", { url });
      },
      async evaluate(expression) {
        const script = `const done = arguments[0];
          Promise.resolve().then(() => ${expression})
            .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = outcome.parse(await post("execute/async", { script, args: [] }));
        if (value === undefined) throw new Error(error);
        return value;
      },
      async perform(source) {
        await post("actions", { actions: [source] });
      },
      async resize(width, height) {
        await post("window/rect", { width, height });
      },
      async screenshot() {
        return Buffer.from(z.string().parse(await call(`${home}/screenshot`, "GET")), "base64");
      },
      async close() {
        await call(home, "DELETE");
        await programs.stop();
      },
    };
  } catch (error) {
    await programs.stop();
    throw error;
  }
}
