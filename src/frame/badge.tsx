import { useEffect, useRef, useState } from "react";
import { whenNear } from "../lib/when-near";
import { ExternalLink } from "../ui/links/external-link";
import { useCompany } from "./use-company";

/** How near the footer must come before the badge is fetched. */
const NEAR = "400px";
/** The page that the build writes for the badge (`src/build/export/badge-frame.ts`). */
const BADGE_PAGE = "/badge.html";
/** Scripts and links run there, with an origin that is nobody's: they reach nothing of the site. */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** The accreditation badge. A plain link stands there until it comes, and for good when it is blocked or fails. */
export function Badge() {
  const { badge } = useCompany();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
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
    <div ref={place} className="frame-badge" data-badge="">
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
      {!isFilled && <ExternalLink href={badge.link}>{badge.label}</ExternalLink>}
    </div>
  );
}
