import { useEffect, useRef, useState } from "react";
import { BADGE_PAGE, BADGE_SANDBOX } from "../lib/badge-page";
import { useCompany } from "../lib/hooks/use-company";
import { fieldOf } from "../lib/objects";
import { whenNear } from "../lib/when-near";
import { ExternalLink } from "../ui/links/external-link";

/** Distance from the viewport at which the badge is loaded. */
const NEAR = "400px";

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
      const isThere = source === frame.current?.contentWindow ? fieldOf(data, "badge") : undefined;
      if (isThere !== undefined) setIsFilled(isThere === true);
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
            sandbox={BADGE_SANDBOX}
            referrerPolicy="no-referrer"
            src={BADGE_PAGE}
          />
        </div>
      )}
      {!isFilled && hasEntry && <ExternalLink href={badge.link}>{badge.label}</ExternalLink>}
    </div>
  );
}
