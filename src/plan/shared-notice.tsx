import { css } from "@emotion/react";
import { buttonStyle } from "../components/links/button-style";
import { colour, from, radius, shadow, space, type } from "../theme/tokens";
import { AskButton } from "./ask-button";

const notice = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[6]}`,
  marginBottom: space[6],
  padding: space[5],
  borderRadius: radius.card,
  background: colour.states,
  "& > p": { flex: "1 1 18rem" },
  /* In the empty right of the page's head. */
  [from.desktop]: {
    display: "grid",
    gap: space[4],
    width: "410px",
    margin: `-230px 0 0 auto`,
    padding: space[6],
    background: colour.surface,
    boxShadow: shadow.card,
    button: { width: "100%" },
  },
  b: { display: "block", color: colour.heading },
  small: { display: "block", fontSize: type.small },
  "@media print": { display: "none" },
});
/** On a phone they stand at the end. */
const more = css({
  display: "none",
  [from.desktop]: { display: "grid", gap: space[3] },
});

interface SharedNoticeProps {
  readonly words: Queries.PlanWordsFragment;
  /** Whether the visitor has a plan that this one would replace. */
  readonly hasOwn: boolean;
  /** The plan as a message, made when it is wanted. */
  readonly text: () => string;
  readonly onTake: () => void;
}

/** Says that the plan came with the address, and makes it the visitor's own. */
export function SharedNotice({ words, hasOwn, text, onTake }: SharedNoticeProps) {
  return (
    <div css={notice}>
      <p>
        <b>{words.shared}</b> {words.sharedNote}
      </p>
      <div data-shared="">
        <button type="button" css={buttonStyle({ look: "ink" })} onClick={onTake}>
          {words.take}
        </button>
        {hasOwn && <small>{words.takeNote}</small>}
      </div>
      <div css={more}>
        <AskButton text={text} label={words.ask} />
        <button type="button" css={buttonStyle({ look: "secondary" })} onClick={() => window.print()}>
          {words.print}
        </button>
      </div>
    </div>
  );
}
