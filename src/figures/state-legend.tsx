import { css } from "@emotion/react";
import countriesWords from "../../content/words/countries.json";
import { space, type } from "../theme/tokens";
import { StateMark } from "./state-mark";

const list = css({
  display: "grid",
  gap: space[1],
  fontSize: type.small,
  lineHeight: 1.4,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "11px minmax(0, 1fr)",
    gap: "9px",
    alignItems: "baseline",
  },
});

const { panel } = countriesWords;

interface StateLegendProps {
  /** What is known of the figures that are shown. */
  readonly states: Iterable<string>;
  readonly className?: string;
}

/** What the marks before figures mean: those that are shown, and no other. */
export function StateLegend({ states, className }: StateLegendProps) {
  const shown = [...states];
  return (
    <ul css={list} className={className} data-legend="">
      {shown.includes("confirmed") && (
        <li>
          <StateMark state="confirmed" />
          <span>{panel.known}</span>
        </li>
      )}
      {shown.some((state) => state !== "confirmed") && (
        <li>
          <StateMark state="read" />
          <span>{panel.unknown}</span>
        </li>
      )}
    </ul>
  );
}
