import { css } from "@emotion/react";
import { useRef, useState } from "react";
import planWords from "../../content/words/plan.json";
import { colour, radius, space, type } from "../theme/tokens";
import { buttonStyle } from "../ui/links/button-style";
import { CopyButton } from "../ui/sheet/copy-button";
import { AskButton } from "./ask-button";

const words = planWords.plan;

const card = css({
  display: "grid",
  gap: space[4],
  padding: "clamp(20px, 4vw, 36px)",
  borderRadius: radius.card,
  background: colour.awards,
  "@media print": { display: "none" },
});
const slim = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[5]}`,
  padding: `${space[4]} 0 0`,
  borderTop: `2px dashed ${colour.line}`,
  borderRadius: 0,
  background: "none",
});
const buttons = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[5]}`,
});
const note = css({ maxWidth: "40em", color: colour.text, fontSize: type.small, lineHeight: 1.45 });

interface PlanActionsProps {
  readonly text: () => string;
  /** The plan's own address; nothing while it is empty. */
  readonly address: string;
  readonly isKept: boolean;
  readonly onForget: () => void;
}

export function PlanActions({ text, address, isKept, onForget }: PlanActionsProps) {
  const [said, setSaid] = useState("");
  const forget = useRef<HTMLButtonElement>(null);
  return (
    <div css={[card, !address && slim]}>
      {address && (
        <>
          <div css={buttons}>
            <AskButton text={text} />
            <CopyButton
              words={{ copy: words.copy, copied: words.copied, uncopied: words.uncopied }}
              text={address}
            />
            <button type="button" css={buttonStyle({ look: "ink" })} onClick={() => window.print()}>
              {words.print}
            </button>
          </div>
          <p css={note}>{words.askNote}</p>
          <p css={note}>{words.copyNote}</p>
        </>
      )}
      <p css={note} data-kept={isKept}>
        {isKept ? words.kept : words.unkept}
      </p>
      <div css={buttons}>
        <button
          ref={forget}
          type="button"
          css={buttonStyle({ look: "tertiary" })}
          onClick={() => {
            onForget();
            setSaid(words.forgotten);
          }}
        >
          {words.forget}
        </button>
        <span css={note}>{words.forgetNote}</span>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
