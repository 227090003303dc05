import { randomBytes } from "node:crypto";

/** A name that sorts by time and never repeats: 20261120T185600123Z-4f1c0b9a2d3e4f50. */
export function newMessageId(now: Date): string {
  return `${now.toISOString().replace(/[-:.]/g, "")}-${randomBytes(8).toString("hex")}`;
}
