import type { Headers } from "./security-headers";

const FOR_EVER = "Cache-Control: public, max-age=31536000, immutable";

/** `_headers` as CDNs and our own host read it. What has no Cache-Control here they let browsers ask for anew each time. */
export function headersFile(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join("")}/static/*\n  ${FOR_EVER}\n/*.js\n  ${FOR_EVER}\n`;
}
