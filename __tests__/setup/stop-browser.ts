import { running } from "./running";

/** Stops what `start-browser` started. */
export default async function stopBrowser(): Promise<void> {
  await running.browser?.close();
  await running.site?.stop();
}
