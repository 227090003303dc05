import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { lettering } from "../../theme/lettering";
import { colour, space } from "../../theme/tokens";
import { fitting, grid } from "./primitives";

/** The inline script marks the page before it is painted (`src/gatsby/defer/asked.ts`). */
const waiting = css({
  display: "none",
  "html[data-asked] &": { ...grid(5, fitting("12rem")), alignContent: "start", minHeight: "100vh" },
  paddingTop: space[8],
  p: { gridColumn: "1 / -1", ...lettering.loud },
  i: {
    height: "10rem",
    border: `${space[2]} solid ${colour.surface}`,
    background: colour.line,
    opacity: 0.5,
  },
});
const unasked = css({ "html[data-asked] &[data-unasked]": { display: "none" } });

interface AskedPartProps {
  /** Whether scripts have read the address, so that the children are what it asks for. */
  readonly isRead: boolean;
  /** Parameters of the address that ask for other children than the HTML has, separated by spaces. */
  readonly asks: string;
  /** Key of the browser's storage whose content asks for other children, too. */
  readonly keeps?: string;
  /** Shown until the children are there. */
  readonly text: string;
  /** Of the place that waits. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Content that depends on the address. Until scripts run, an address that asks for another state gets a quiet place. */
export function AskedPart({ isRead, asks, keeps, text, className, children }: AskedPartProps) {
  return (
    <>
      {!isRead && (
        <div css={waiting} className={className} data-asks={asks} data-keeps={keeps}>
          <p>{text}</p>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
        </div>
      )}
      <div css={unasked} data-unasked={isRead ? undefined : ""}>
        {children}
      </div>
    </>
  );
}
