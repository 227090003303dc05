import { running } from "./running";

export default async function stopFixedSite(): Promise<void> {
  await running.fixedSite?.stop();
}
