import path from "node:path";

/** Where the fixed site is built: a copy of the code with the fixture as its content. */
export const FIXED_SITE = path.resolve(".fixed-site");

/** The day for which the fixed site is built and which its visitors' clocks show. */
export const FIXED_DAY = "2024-07-15";
