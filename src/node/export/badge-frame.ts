import { BADGE_PAGE, BADGE_SANDBOX } from "../../lib/badge-page";
import { escapeMarkup } from "../../lib/entities";
import { hashOf } from "./content-security-policy";
import { originsOf } from "./origins";
import { writePublicFile } from "./write-file";

export interface Badge {
  readonly accountId: string | null;
  readonly script: string;
  readonly link: string;
  readonly label: string;
}

const TELL = `const place = document.getElementById("iasBadge");
const tell = (isFilled) => parent.postMessage({ badge: isFilled }, "*");
new MutationObserver(() => tell(place.childElementCount > 0)).observe(place, { childList: true, subtree: true });
place.addEventListener("error", () => tell(false), true);`;

const STYLE =
  "body{margin:0}img,svg{width:auto!important;max-width:100%;height:auto!important;max-height:96px}";

/** The Content-Security-Policy of the badge's page. @param allowed the badge's hosts; all others are blocked */
export function badgePolicy({ script }: Badge, allowed: readonly string[]): string {
  const hosts = allowed.join(" ");
  return [
    "default-src 'none'",
    ["script-src", hashOf(TELL), ...originsOf([script]).filter((host) => allowed.includes(host))].join(" "),
    "style-src 'unsafe-inline'",
    `img-src data: ${hosts}`,
    `connect-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${BADGE_SANDBOX}`,
  ].join("; ");
}

/** The badge's page. Without an `html` element, so that tools that list the site's pages skip it. */
function badgePage({ accountId, script, label }: Badge): string {
  return `<!doctype html>
<meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeMarkup(label)}</title>
<base target="_blank"><style>${STYLE}</style>
<span id="iasBadge" data-account-id="${escapeMarkup(accountId ?? "")}"></span>
<script>${TELL}</script>
<script async src="${escapeMarkup(script)}"></script>
`;
}

/** Writes the badge's page; does nothing without an account. */
export async function writeBadgePage(badge: Badge): Promise<void> {
  if (badge.accountId) await writePublicFile(BADGE_PAGE, badgePage(badge));
}
