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
 * Makes races show that a busy machine meets once in fifty runs: with LATE_REACT=120 React's scheduled work comes
 * that many ms later, with LATE_FILES=500 every script and data file. A test that is red then goes red by chance one
 * day, or the site is wrong for a slow phone.
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
