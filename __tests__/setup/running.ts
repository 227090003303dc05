import type { Site } from "../helpers/site";

/** What the setups start and the teardowns stop: all run in Jest's own process. */
export const running: {
  fixedSite?: Site;
} = {};
