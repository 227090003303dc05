import { css } from "@emotion/react";
import { navigate } from "gatsby";
import { useState } from "react";
import words from "../../content/words/plan.json";
import { lettering } from "../theme/lettering";
import { space } from "../theme/tokens";
import { note, row, stack } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import { CopyButton } from "../ui/links/copy-button";

const cardStyle = css({
  ...stack(4),
  ...note(),
  marginTop: space[8],
  padding: "clamp(20px, 4vw, 36px)",
  p: { maxWidth: "44em", ...lettering.small },
});
interface PlanActionsProps {
  readonly text: () => string;
  /** The plan's own address; empty for an empty plan. */
  readonly address: string;
  readonly isKept: boolean;
  readonly onForget: (() => void) | undefined;
}

export function PlanActions({ text, address, isKept, onForget }: PlanActionsProps) {
  const [status, setStatus] = useState("");
  return (
    <section css={cardStyle} aria-label={words.actions} data-print="no">
      {address && (
        <>
          <div css={row([3, 5])}>
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
          <p>{isKept ? words.kept : words.unkept}</p>
          <div css={row([3, 5])}>
            <Button
              look="tertiary"
              onClick={() => {
                onForget();
                setStatus(words.forgotten);
              }}
            >
              {words.forget}
            </Button>
            <p>{words.forgetNote}</p>
            <span role="status">{status}</span>
          </div>
        </>
      )}
    </section>
  );
}
