import { running } from "./running";

export default async function stopBrowser(): Promise<void> {
  await running.browser?.close();
  await running.site?.stop();
}
