import { css } from "@emotion/react";
import { colour, font, radius, shadow, space } from "../theme/tokens";
import { readyLists } from "./ready-lists";

const sheet = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  gap: `${space[5]} ${space[7]}`,
  padding: space[6],
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  h3: { font: `700 1.375rem/1.2 ${font.heading}` },
  li: { paddingBlock: space[3], borderBottom: `1px dashed ${colour.line}`, lineHeight: 1.35 },
});

/** What has to be ready, to be read only: ticks belong to the visitor's own plan. */
export function SharedList() {
  return (
    <div css={sheet} data-shared-list="">
      {readyLists.map(({ name, items }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {items.map(({ id, name: item }) => (
              <li key={id}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
