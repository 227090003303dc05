import type { OutsideHosts } from "./outside-hosts";

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What a page may load and run. Scripts are files of the site, or inline with a hash that is named here.
 * Styles may stand in the page: each page's first paint needs its own `<style>` (Emotion extracts it at build),
 * pictures carry their colour in a style attribute, and Emotion and the toasts make style elements as they run.
 * Hashes cannot allow attributes, and a list for every page would outgrow the header.
 */
function contentSecurityPolicy(
  hashes: readonly string[],
  { scripts, badge, frames, calls }: OutsideHosts,
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes, ...scripts],
    "style-src": ["'self'", "'unsafe-inline'"],
    // Small drawings in style sheets, and the badge's picture, are data.
    "img-src": ["'self'", "data:", ...badge],
    "connect-src": ["'self'", ...calls, ...badge],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "worker-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** Powers of a browser that no page of the site needs, and that no frame may have. */
const UNUSED = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/**
 * The one source of the headers that go with every answer.
 * @param hashes hashes of the inline scripts
 */
export function securityHeaders(hashes: readonly string[], hosts: OutsideHosts): Headers {
  return {
    "Content-Security-Policy": contentSecurityPolicy(hashes, hosts),
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": UNUSED.map((power) => `${power}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}
