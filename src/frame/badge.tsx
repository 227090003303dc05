import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { ExternalLink } from "../components/links/external-link";
import { colour, radius, space } from "../theme/tokens";
import { useCompany } from "./use-company";
import { watchBadge } from "./watch-badge";

const place = css({ minHeight: space[24], marginTop: space[5] });
/** One height, whatever the other host puts into it. */
const pane = css({
  height: space[24],
  overflow: "clip",
  overflowClipMargin: space[1],
  "& img, & svg, & iframe": { width: "auto", maxWidth: "100%", height: "auto", maxHeight: space[24] },
});
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

/** The accreditation badge. A plain link stands there until it comes, and for good when it is blocked or fails. */
export function Badge() {
  const { badge } = useCompany();
  const host = useRef<HTMLDivElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  useEffect(() => {
    if (badge.accountId && host.current) {
      return watchBadge(host.current, badge.script, badge.accountId, setIsFilled);
    }
  }, [badge.accountId, badge.script]);
  return (
    <div css={place} data-badge="">
      <div ref={host} css={pane} hidden={!isFilled} />
      {!isFilled && (
        <ExternalLink href={badge.link} css={link}>
          {badge.label}
        </ExternalLink>
      )}
    </div>
  );
}
