import { BADGE_PAGE } from "../../lib/badge-page";
import { editorHeaders } from "../edit/policy";
import type { EditSettings } from "../edit/settings";
import { type Badge, badgePolicy } from "./badge-frame";
import { contentSecurityPolicy, type OutsideHosts } from "./content-security-policy";
import { quoted, writeNginxFile, writePublicFile } from "./write-file";

type Headers = Readonly<Record<string, string>>;

/** Browser features that neither the pages nor frames may use. */
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

function securityHeaders(inlineScript: string, hosts: OutsideHosts): Headers {
  return {
    "Content-Security-Policy": contentSecurityPolicy(inlineScript, hosts),
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": UNUSED.map((power) => `${power}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    // All is public: search engines, chats and other sites show the logo, pictures and figures.
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
}

const IMMUTABLE = "Cache-Control: public, max-age=31536000, immutable";

/** Headers of the badge's page: only it may be framed by the site, and it has its own policy. */
function badgeHeaders(badge: Badge, hosts: OutsideHosts): Headers {
  return { "Content-Security-Policy": badgePolicy(badge, hosts.badge), "X-Frame-Options": "SAMEORIGIN" };
}

const lines = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");

const EDITOR_PAGES = ["/edit", "/edit/", "/edit/index.html"];

/** Headers for `deploy/nginx/site.conf`; it hides those of the host behind it, so that none is sent twice. */
function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `proxy_hide_header ${name};\nadd_header ${name} ${quoted(value)} always;\n`)
    .join("");
}

/** `_headers` for CDNs and our own host. Without Cache-Control, browsers revalidate each time. */
function headersFile(headers: Headers, badge: Badge, hosts: OutsideHosts, edit?: EditSettings): string {
  const ofBadge = badge.accountId ? `${BADGE_PAGE}\n${lines(badgeHeaders(badge, hosts))}` : "";
  const ofEditor = edit ? EDITOR_PAGES.map((page) => `${page}\n${lines(editorHeaders(edit))}`).join("") : "";
  return `/*\n${lines(headers)}${ofBadge}${ofEditor}/static/*\n  ${IMMUTABLE}\n/*.js\n  ${IMMUTABLE}\n`;
}

/** Writes the headers for CDNs, our own host and `deploy/nginx/site.conf`; the policy has the inline script's hash. */
export async function writeHeaders(
  inlineScript: string,
  hosts: OutsideHosts,
  badge: Badge,
  edit?: EditSettings,
): Promise<void> {
  const headers = securityHeaders(inlineScript, hosts);
  await writePublicFile("_headers", headersFile(headers, badge, hosts, edit));
  await writeNginxFile("headers.conf", nginxHeaders(headers));
  const ofBadge = nginxHeaders({ ...headers, ...badgeHeaders(badge, hosts) });
  await writeNginxFile("badge-headers.conf", ofBadge);
  const ofEditor = nginxHeaders({ ...headers, ...(edit ? editorHeaders(edit) : {}) });
  await writeNginxFile("editor-headers.conf", ofEditor);
}
