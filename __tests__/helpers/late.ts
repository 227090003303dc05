import type { BrowserContext } from "playwright-core";

/** Runs in the page. React schedules its work by messages between ports. */
function delayMessages(ms: number): void {
  const wait = window.setTimeout.bind(window);
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
    wait(() => postMessage.apply(this, message), ms);
  };
}

/**
 * Delays scripts to provoke race conditions that otherwise occur once in fifty runs on a busy machine: LATE_REACT=120
 * delays React's scheduled work by 120 ms, LATE_FILES=500 every script and data file. A test that fails with it is
 * flaky, or the site is wrong on slow phones.
 */
export async function makeLate(context: BrowserContext): Promise<void> {
  const [react, files] = [process.env.LATE_REACT, process.env.LATE_FILES].map(Number);
  if (react) await context.addInitScript(delayMessages, react);
  if (!files) return;
  await context.route(/\.js(on)?$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, files));
    await route.fallback();
  });
}
