import { css } from "@emotion/react";
import { colour, font, space } from "../../theme/tokens";

const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(168px, 1fr))",
  gap: space[4],
  marginTop: space[5],
});
const swatch = css({ height: "64px", border: `1px solid ${colour.line}` });
const name = css({ color: colour.heading, font: `700 1.0625rem/1.3 ${font.heading}` });

interface TokenListProps {
  /** Tokens by name; colours show as swatches, others as their values. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly areColours?: boolean;
}

export function TokenList({ tokens, areColours = false }: TokenListProps) {
  return (
    <ul css={list}>
      {Object.entries(tokens).map(([key, value]) => (
        <li key={key}>
          {areColours && <div css={swatch} style={{ background: value }} />}
          <p css={name}>{key}</p>
          <p>{value}</p>
        </li>
      ))}
    </ul>
  );
}
