import { FIXED_SITE_URL } from "../fixed-site/fixed-site";
import { FIXED_SITE } from "../fixed-site/place";
import { startSite } from "../helpers/site";
import { running } from "./running";

/** Starts one host for all tests of behaviour; workers inherit its address. */
export default async function startFixedSite(): Promise<void> {
  // The limit is per visitor; all files together are one visitor.
  running.fixedSite = await startSite({ RATE_LIMIT: "100000" }, FIXED_SITE);
  process.env[FIXED_SITE_URL] = running.fixedSite.url;
}
