import { css } from "@emotion/react";
import { useCompany } from "../../lib/hooks/use-company";
import { colour, space } from "../../theme/tokens";
import { grid } from "../layout/primitives";

const lines = css({
  color: colour.heading,
  lineHeight: 1.4,
  li: { ...grid(2, "auto 1"), marginTop: space[1] },
  "li::before": { content: '"✓" / ""', color: colour.tag, fontWeight: 800 },
});

/** Beside a button that leads to us: who calls, when, in which languages, and what it costs. */
export function AfterWriting({ className }: { readonly className?: string }) {
  const { heading, lines: texts } = useCompany().afterWriting;
  return (
    <div className={className} css={lines}>
      <strong>{heading}</strong>
      <ul>
        {texts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
