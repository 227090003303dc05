import { editorHeaders } from "../edit/policy";
import type { EditSettings } from "../edit/settings";
import { BADGE_PAGE, type Badge, badgePolicy } from "./badge-frame";
import { contentSecurityPolicy, type OutsideHosts } from "./content-security-policy";
import { putForNginx, putPublic, quoted } from "./put";

type Headers = Readonly<Record<string, string>>;

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

/** The one source of the headers that go with every answer. */
function securityHeaders(inlineScript: string, hosts: OutsideHosts): Headers {
  return {
    "Content-Security-Policy": contentSecurityPolicy(inlineScript, hosts),
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": UNUSED.map((power) => `${power}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

const IMMUTABLE = "Cache-Control: public, max-age=31536000, immutable";

/** The badge's page alone may stand in a frame of the site, and has a policy of its own. */
function badgeHeaders(badge: Badge, hosts: OutsideHosts): Headers {
  return { "Content-Security-Policy": badgePolicy(badge, hosts.badge), "X-Frame-Options": "SAMEORIGIN" };
}

const lines = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");

/** The editor's page by each of its addresses. */
const EDITOR_PAGES = ["/edit", "/edit/", "/edit/index.html"];

/** Headers for `deploy/nginx.conf`; those of the host behind nginx are hidden, so that none is sent twice. */
function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `proxy_hide_header ${name};\nadd_header ${name} ${quoted(value)} always;\n`)
    .join("");
}

/** `_headers` for CDNs and our own host. Without a Cache-Control they let browsers revalidate each time. */
function headersFile(headers: Headers, badge: Badge, hosts: OutsideHosts, edit?: EditSettings): string {
  const ofBadge = badge.accountId ? `${BADGE_PAGE}\n${lines(badgeHeaders(badge, hosts))}` : "";
  const ofEditor = edit ? EDITOR_PAGES.map((page) => `${page}\n${lines(editorHeaders(edit))}`).join("") : "";
  return `/*\n${lines(headers)}${ofBadge}${ofEditor}/static/*\n  ${IMMUTABLE}\n/*.js\n  ${IMMUTABLE}\n`;
}

/**
 * Writes the headers for CDNs and our own host, and what `deploy/nginx.conf` includes.
 * @param inlineScript the one script in the pages, whose hash the policy names
 * @param edit of the editor, where there is one
 */
export async function writeHeaders(
  inlineScript: string,
  hosts: OutsideHosts,
  badge: Badge,
  edit?: EditSettings,
): Promise<void> {
  const headers = securityHeaders(inlineScript, hosts);
  await putPublic("_headers", headersFile(headers, badge, hosts, edit));
  await putForNginx("headers.conf", nginxHeaders(headers));
  const ofBadge = nginxHeaders({ ...headers, ...badgeHeaders(badge, hosts) });
  await putForNginx("badge-headers.conf", ofBadge);
  const ofEditor = nginxHeaders({ ...headers, ...(edit ? editorHeaders(edit) : {}) });
  await putForNginx("editor-headers.conf", ofEditor);
}
