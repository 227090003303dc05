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
  "& iframe": { display: "block", width: "100%", height: "100%", border: 0 },
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

/** Pages on which visitors type: nothing of another host runs beside that. */
const FORM_PAGES: readonly string[] = ["/contact", "/online-consultation-form"];

interface BadgeProps {
  /** Address of the page being read. */
  readonly currentPath: string;
}

/** The accreditation badge. A plain link stands there until it comes, and for good when it is blocked or fails. */
export function Badge({ currentPath }: BadgeProps) {
  const { badge } = useCompany();
  const around = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  const isShown = Boolean(badge.accountId) && !FORM_PAGES.includes(currentPath.replace(/\/$/, ""));
  useEffect(() => {
    if (isShown && around.current && host.current) {
      return watchBadge(around.current, host.current, badge.label, setIsFilled);
    }
  }, [isShown, badge.label]);
  return (
    <div ref={around} css={place} data-badge="">
      <div ref={host} css={pane} hidden={!isFilled} />
      {!isFilled && (
        <ExternalLink href={badge.link} css={link}>
          {badge.label}
        </ExternalLink>
      )}
    </div>
  );
}
