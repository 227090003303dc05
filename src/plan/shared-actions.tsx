import { css } from "@emotion/react";
import planWords from "../../content/words/plan.json";
import { colour, phone, radius, space, type } from "../theme/tokens";
import { buttonStyle } from "../ui/links/button-style";
import { AskButton } from "./ask-button";

const words = planWords.plan;

const card = css({
  display: "grid",
  gap: space[4],
  padding: "clamp(20px, 4vw, 36px)",
  borderRadius: radius.card,
  background: colour.awards,
  "& > p": { maxWidth: "48em", color: colour.text, fontSize: type.small, lineHeight: 1.45 },
});
const buttons = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[3]} ${space[5]}`,
  button: { [phone]: { width: "100%" } },
});

interface SharedActionsProps {
  readonly text: () => string;
  readonly onTake: () => void;
}

/** What a reader of somebody's plan can do at its end: ask about it, keep it, print it. */
export function SharedActions({ text, onTake }: SharedActionsProps) {
  return (
    <div css={card}>
      <div css={buttons}>
        <AskButton text={text} />
        <button type="button" css={buttonStyle({ look: "ink" })} onClick={onTake}>
          {words.take}
        </button>
        <button type="button" css={buttonStyle({ look: "secondary" })} onClick={() => window.print()}>
          {words.print}
        </button>
      </div>
      <p>{words.askNote}</p>
    </div>
  );
}
