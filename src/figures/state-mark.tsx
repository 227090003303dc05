import { css } from "@emotion/react";
import figuresWords from "../../content/words/figures.json";
import { colour } from "../theme/tokens";

const dot = css({
  display: "inline-block",
  flex: "none",
  width: "11px",
  height: "11px",
  marginRight: "7px",
  borderRadius: "50%",
  background: colour.tag,
});

interface StateMarkProps {
  readonly state: string;
}

/** The dot before a figure that was seen on the official page; any other state is said in its slip, and has no mark. */
export function StateMark({ state }: StateMarkProps) {
  if (state !== "confirmed") return null;
  return (
    <span css={dot} data-state={state}>
      <span className="visually-hidden">{figuresWords.facts.states.confirmed}</span>
    </span>
  );
}
