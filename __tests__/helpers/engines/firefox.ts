import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { connectBidi } from "./bidi";
import type { Driver } from "./driver";
import { announced, startPrograms } from "./programs";

/** Settings of a profile that asks no other host for anything, and that prefers reduced motion. */
const SETTINGS: Readonly<Record<string, string | number | boolean>> = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.topsites.contile.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.getAddons.cache.enabled": false,
  "extensions.systemAddon.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  // A proxy that nobody runs, for every host but this machine.
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "services.settings.server": "data:,",
  "signon.rememberSignons": false,
  "ui.prefersReducedMotion": 1,
  // A phone's scrollbars take no room.
  "ui.useOverlayScrollbars": 1,
};

const tab = z.object({ context: z.string() });
const picture = z.object({ data: z.string() });
const evaluation = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("success"),
    result: z.object({ type: z.literal("string"), value: z.string() }),
  }),
  z.object({ type: z.literal("exception"), exceptionDetails: z.object({ text: z.string() }) }),
]);

/** Starts Firefox and speaks WebDriver BiDi with it. */
export async function launchFirefox(file: string): Promise<Driver> {
  const programs = await startPrograms();
  const profile = path.join(programs.folder, "profile");
  await mkdir(profile);
  const lines = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(path.join(profile, "user.js"), lines.join(""));
  try {
    const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
    const child = programs.start(file, args);
    const address = await announced(child, 2, /WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await connectBidi(`${address}/session`);
    await bidi.send("session.new", { capabilities: {} });
    // The first tab would not do: the focus stays in the address bar, and the page hears nothing of its own.
    const { context } = tab.parse(await bidi.send("browsingContext.create", { type: "tab" }));
    return {
      async navigate(url) {
        await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
      },
      async evaluate(expression) {
        const target = { context };
        const answer = evaluation.parse(
          await bidi.send("script.evaluate", { expression, target, awaitPromise: true }),
        );
        if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
        return answer.result.value;
      },
      async perform(source) {
        await bidi.send("input.performActions", { context, actions: [source] });
      },
      async resize(width, height) {
        await bidi.send("browsingContext.setViewport", { context, viewport: { width, height } });
      },
      async screenshot() {
        const { data } = picture.parse(await bidi.send("browsingContext.captureScreenshot", { context }));
        return Buffer.from(data, "base64");
      },
      async close() {
        bidi.close();
        await programs.stop();
      },
    };
  } catch (error) {
    await programs.stop();
    throw error;
  }
}
