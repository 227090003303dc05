import { css } from "@emotion/react";
import { useState } from "react";
import words from "../../content/words/plan.json";
import { lettering } from "../theme/lettering";
import { space } from "../theme/tokens";
import { note, row, stack } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import { CopyButton } from "../ui/links/copy-button";

const card = css({
  ...stack(4),
  ...note(),
  marginTop: space[8],
  padding: "clamp(20px, 4vw, 36px)",
  p: { maxWidth: "44em", ...lettering.small },
});

interface PlanKeepingProps {
  /** The plan's own address; empty for an empty plan. */
  readonly address: string;
  readonly isKept: boolean;
  readonly onForget: (() => void) | undefined;
}

/** Where the plan is kept: in this browser, or in a link that the visitor copies. */
export function PlanKeeping({ address, isKept, onForget }: PlanKeepingProps) {
  const [said, setSaid] = useState("");
  return (
    <section css={card} aria-label={words.keeping} data-print="no">
      {address && (
        <>
          <div css={row([3, 5])}>
            <CopyButton words={words} text={address} />
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
