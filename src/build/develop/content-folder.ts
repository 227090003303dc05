import path from "node:path";

/**
 * The folder from which Gatsby reads content. While somebody writes, it is a copy of the last content in which the
 * check found nothing wrong: a broken edit then stops nothing, and the page stays as it was until it is mended.
 */
export function contentFolder(): string {
  return process.env.NODE_ENV === "development" ? path.join(".preview", "content") : "content";
}
