import { ENGINES_SITE } from "../helpers/engines/engine-site";
import { startWitness } from "../helpers/engines/witness";
import { startSite } from "../helpers/site";
import { running } from "./running";

/** Starts one host for the tests of all engines; workers inherit its address. */
export default async function startEnginesSite(): Promise<void> {
  // The limit is per visitor; all files together are one visitor.
  running.enginesSite = await startSite({ RATE_LIMIT: "100000" });
  running.witness = await startWitness(running.enginesSite.url);
  const address = running.witness.address();
  if (address === null || typeof address === "string") throw new Error("the witness has no port");
  process.env[ENGINES_SITE] = `http://127.0.0.1:${address.port}`;
}
