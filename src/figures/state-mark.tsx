import { css } from "@emotion/react";
import figuresWords from "../../content/words/figures.json";
import { colour } from "../theme/tokens";

const ring = css({
  display: "inline-block",
  flex: "none",
  width: "11px",
  height: "11px",
  border: `2px solid ${colour.heading}`,
  borderRadius: "50%",
});
const solid = css({ borderColor: colour.tag, background: colour.tag });

const isState = <States extends object>(states: States, state: string): state is string & keyof States =>
  Object.hasOwn(states, state);

const { states } = figuresWords.facts;

interface StateMarkProps {
  /** What is known of a figure. */
  readonly state: string;
}

/** The mark before a figure: solid where it was seen on the official page, a ring where it was not. */
export function StateMark({ state }: StateMarkProps) {
  return (
    <span css={[ring, state === "confirmed" && solid]} data-state={state}>
      <span className="visually-hidden">{isState(states, state) ? states[state] : state}</span>
    </span>
  );
}
