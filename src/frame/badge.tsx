import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { ExternalLink } from "../components/links/external-link";
import { colour, radius, space } from "../theme/tokens";
import { useCompany } from "./use-company";

const SCRIPT = "https://www-cdn.icef.com/scripts/iasbadgeid.js";
/** Time in ms after which an empty badge is taken as blocked (facts.md, "Accreditation badge"). */
const PATIENCE = 8000;

const place = css({ minHeight: "64px", marginTop: space[5] });
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "52px",
  padding: `${space[2]} ${space[5]}`,
  border: `1px solid ${colour.mapDestination}`,
  borderRadius: radius.button,
  color: colour.onDark,
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { background: colour.mapLand },
});

/** Runs once the page has loaded and the browser is idle; returns how to call it off. */
function whenIdle(run: () => void): () => void {
  let handle = 0;
  const schedule = () => {
    handle = window.setTimeout(run, 1500);
  };
  if (document.readyState === "complete") schedule();
  else window.addEventListener("load", schedule, { once: true });
  return () => {
    window.removeEventListener("load", schedule);
    window.clearTimeout(handle);
  };
}

/**
 * The accreditation badge. Its external script looks up one element by id and fills it, so React makes that
 * element by hand and leaves it alone. A plain link stands there until then, and for good when the script is blocked.
 */
export function Badge() {
  const { badge } = useCompany();
  const host = useRef<HTMLDivElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  useEffect(() => {
    const element = host.current;
    if (!badge.accountId || !element || element.childElementCount > 0) return;
    const target = document.createElement("span");
    target.id = "iasBadge";
    target.dataset.accountId = badge.accountId;
    element.append(target);
    const observer = new MutationObserver(() => setIsFilled(target.childElementCount > 0));
    observer.observe(target, { childList: true, subtree: true });
    let timer = 0;
    const cancel = whenIdle(() => {
      const script = document.createElement("script");
      script.src = SCRIPT;
      script.async = true;
      element.append(script);
      timer = window.setTimeout(() => observer.disconnect(), PATIENCE);
    });
    return () => {
      cancel();
      window.clearTimeout(timer);
      observer.disconnect();
      element.replaceChildren();
    };
  }, [badge.accountId]);
  return (
    <div css={place} data-badge="">
      <div ref={host} hidden={!isFilled} />
      {!isFilled && (
        <ExternalLink href={badge.link} css={link}>
          {badge.label}
        </ExternalLink>
      )}
    </div>
  );
}
