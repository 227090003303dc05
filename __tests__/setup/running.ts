import type { BrowserServer } from "playwright-core";
import type { Site } from "../helpers/site";

/** What the setup starts and the teardown stops: both run in Jest's own process. */
export const running: { site?: Site; browser?: BrowserServer } = {};
