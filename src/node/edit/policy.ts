import type { EditSettings } from "./settings";

/** Hosts of GitHub that the editor calls: commits, and pictures of those who made them. */
const API = "https://api.github.com";
const AVATARS = "https://avatars.githubusercontent.com";

/** Headers of the editor's page alone, in place of the site's. */
export function editorHeaders({ signIn }: EditSettings): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${AVATARS}`,
    "media-src blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data: ${API}${signIn ? ` ${signIn}` : ""}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    // Lets the sign-in window send its result to this one.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "X-Robots-Tag": "noindex",
  };
}
