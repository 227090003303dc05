import type { Page } from "playwright-core";
import { z } from "zod";

const REPLY = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.unknown() }).optional() }).optional(),
});

/**
 * Crashes the page's process and reloads the same tab, as a visitor would.
 * Playwright drops a crashed page, so the rest uses the browser's own protocol.
 * @returns a way to evaluate an expression in the tab
 */
export async function crashAndReload(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const tab = await page.context().newCDPSession(page);
  const { targetInfo } = await tab.send("Target.getTargetInfo");
  const crashed = page.waitForEvent("crash");
  tab.send("Page.crash").catch(() => undefined);
  await crashed;

  const browser = page.context().browser();
  if (!browser) throw new Error("the page belongs to no browser");
  const session = await browser.newBrowserCDPSession();
  const { sessionId } = await session.send("Target.attachToTarget", {
    targetId: targetInfo.targetId,
    flatten: false,
  });
  let last = 0;
  function send(method: string, params: object = {}): Promise<unknown> {
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      const listen = ({ message }: { message: string }) => {
        const reply = REPLY.safeParse(JSON.parse(message));
        if (reply.data?.id !== id) return;
        session.off("Target.receivedMessageFromTarget", listen);
        resolve(reply.data.result?.result?.value);
      };
      session.on("Target.receivedMessageFromTarget", listen);
      session
        .send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) })
        .catch(() => resolve(undefined));
    });
  }
  await send("Page.reload");
  return (expression) => send("Runtime.evaluate", { expression });
}
