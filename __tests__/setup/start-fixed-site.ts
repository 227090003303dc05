import { FIXED_SITE_SPOOL, FIXED_SITE_URL } from "../fixed-site/fixed-site";
import { FIXED_SITE } from "../fixed-site/place";
import { type Site, startSite } from "../helpers/site";

declare global {
  var fixedSiteHost: Site | undefined;
}

/** Starts one host for all tests of behaviour; workers inherit its address and its spool. */
export default async function startFixedSite(): Promise<void> {
  // The rate limit is per visitor, and all test files count as one.
  const host = await startSite({ RATE_LIMIT: "100000" }, FIXED_SITE);
  globalThis.fixedSiteHost = host;
  process.env[FIXED_SITE_URL] = host.url;
  process.env[FIXED_SITE_SPOOL] = host.spool;
}
