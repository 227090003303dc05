import { useEffect, useRef, useState } from "react";
import { useCompany } from "../lib/hooks/use-company";
import { whenNear } from "../lib/when-near";
import { ExternalLink } from "../ui/links/external-link";

/** Distance from the viewport at which the badge is loaded. */
const NEAR = "400px";
/** The page with the badge, written by the build (`src/node/export/badge-frame.ts`). */
const BADGE_PAGE = "/badge.html";
/** Scripts and links run in an opaque origin, so that they cannot reach the site. */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** The accreditation badge. Until it has loaded, and where it is blocked, a link leads to the company's own entry. */
export function Badge() {
  const { badge } = useCompany();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  // A sample has no entry at the accreditor, and nothing may read as an accreditation.
  const hasEntry = badge.accountId !== null && !badge.sample;
  useEffect(() => {
    if (!badge.accountId || !place.current) return;
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || typeof data !== "object" || data === null) return;
      if ("badge" in data) setIsFilled(data.badge === true);
    };
    window.addEventListener("message", listen);
    const stopWatching = whenNear(place.current, NEAR, () => setIsNear(true));
    return () => {
      stopWatching();
      window.removeEventListener("message", listen);
    };
  }, [badge.accountId]);
  return (
    <div ref={place} className="frame-badge" data-entry={hasEntry}>
      {isNear && (
        <div hidden={!isFilled}>
          <iframe
            ref={frame}
            title={badge.label}
            sandbox={SANDBOX}
            referrerPolicy="no-referrer"
            src={BADGE_PAGE}
          />
        </div>
      )}
      {!isFilled && hasEntry && <ExternalLink href={badge.link}>{badge.label}</ExternalLink>}
    </div>
  );
}
