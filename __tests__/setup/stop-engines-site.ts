import { running } from "./running";

export default async function stopEnginesSite(): Promise<void> {
  running.witness?.close();
  running.witness?.closeAllConnections();
  await running.enginesSite?.stop();
}
