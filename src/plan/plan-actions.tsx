import { css } from "@emotion/react";
import { navigate } from "gatsby";
import words from "../../content/words/plan.json";
import { from, space } from "../theme/tokens";
import { row } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import { buttonStyle } from "../ui/links/button-style";
import { shareAddress } from "../ui/links/chat-address";

const place = css({
  ...row(3),
  marginTop: space[3],
  // Names the elements, to win over the width and room of a button.
  "& > :is(a, button)": { flex: "1 1 auto", width: "auto", paddingInline: space[3] },
  "& > button:first-child": { flexBasis: "100%" },
  [from.tablet]: { "& > :is(a, button), & > button:first-child": { flex: "none", paddingInline: space[8] } },
});

interface PlanActionsProps {
  readonly text: () => string;
  readonly address: string;
}

/** What one does with a plan: ask us, send it to the family, print it. */
export function PlanActions({ text, address }: PlanActionsProps) {
  return (
    <section css={place} aria-label={words.actions} data-print="no">
      <Button look="primary" onClick={() => void navigate("/contact#write", { state: { message: text() } })}>
        {words.ask}
      </Button>
      <a
        href={shareAddress(`${text()}\n${address}`)}
        target="_blank"
        rel="noopener noreferrer"
        css={buttonStyle({ look: "secondary" })}
      >
        {words.send}
      </a>
      <Button look="secondary" onClick={() => window.print()}>
        {words.print}
      </Button>
    </section>
  );
}
