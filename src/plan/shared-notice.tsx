import { css } from "@emotion/react";
import { buttonStyle } from "../components/links/button-style";
import { colour, radius, space, type } from "../theme/tokens";

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
  b: { display: "block", color: colour.heading },
  small: { display: "block", fontSize: type.small },
  "@media print": { display: "none" },
});

interface SharedNoticeProps {
  readonly words: Queries.PlanWordsFragment;
  /** Whether the visitor has a plan that this one would replace. */
  readonly hasOwn: boolean;
  readonly onTake: () => void;
}

/** Says that the plan came with the address, and makes it the visitor's own. */
export function SharedNotice({ words, hasOwn, onTake }: SharedNoticeProps) {
  return (
    <div css={notice} data-shared="">
      <p>
        <b>{words.shared}</b> {words.sharedNote}
      </p>
      <div>
        <button type="button" css={buttonStyle({ look: "ink" })} onClick={onTake}>
          {words.take}
        </button>
        {hasOwn && <small>{words.takeNote}</small>}
      </div>
    </div>
  );
}
