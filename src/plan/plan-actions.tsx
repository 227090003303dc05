import { css } from "@emotion/react";
import { navigate } from "gatsby";
import { useState } from "react";
import planWords from "../../content/words/plan.json";
import { colour, radius, space, type } from "../theme/tokens";
import { CopyButton } from "../ui/kept-form/copy-button";
import { row } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";

const words = planWords.plan;

const card = css({
  display: "grid",
  gap: space[4],
  marginTop: space[8],
  padding: "clamp(20px, 4vw, 36px)",
  borderRadius: radius.card,
  background: colour.awards,
  p: { maxWidth: "44em", fontSize: type.small, lineHeight: 1.45 },
});
const buttons = css({ ...row, gap: `${space[3]} ${space[5]}` });

interface PlanActionsProps {
  readonly text: () => string;
  /** The plan's own address; empty for an empty plan. */
  readonly address: string;
  readonly isKept: boolean;
  /** Missing for a plan that came with a link. */
  readonly onForget: (() => void) | undefined;
}

export function PlanActions({ text, address, isKept, onForget }: PlanActionsProps) {
  const [said, setSaid] = useState("");
  return (
    <section css={card} aria-label={words.actions} data-print="no">
      {address && (
        <>
          <div css={buttons}>
            <Button look="primary" onClick={() => void navigate("/contact", { state: { message: text() } })}>
              {words.ask}
            </Button>
            <CopyButton words={words} text={address} />
            <Button look="ink" onClick={() => window.print()}>
              {words.print}
            </Button>
          </div>
          <p>{words.askNote}</p>
        </>
      )}
      {onForget && (
        <>
          <p data-kept={isKept}>{isKept ? words.kept : words.unkept}</p>
          <div css={buttons}>
            <Button
              look="tertiary"
              onClick={() => {
                onForget();
                setSaid(words.forgotten);
              }}
            >
              {words.forget}
            </Button>
            <p>{words.forgetNote}</p>
            <span role="status">{said}</span>
          </div>
        </>
      )}
    </section>
  );
}
