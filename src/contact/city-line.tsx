import { css } from "@emotion/react";
import { colour, font, space } from "../theme/tokens";

const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  paddingBlock: space[2],
  borderBlock: `2px dashed ${colour.line}`,
  "& li": { display: "flex", alignItems: "center", gap: space[3] },
  "& li:not(:last-of-type)::after": {
    content: '""',
    width: "8px",
    height: "8px",
    borderRadius: "50%",
    background: colour.accent,
  },
  a: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "44px",
    color: colour.heading,
    font: `700 1.1875rem/1 ${font.heading}`,
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "4px" },
  },
});

interface CityLineProps {
  readonly cities: readonly { readonly id: string; readonly branch: string }[];
  /** Accessible name. */
  readonly label: string;
}

/** The branches' cities in one line, each linking to its card below. */
export function CityLine({ cities, label }: CityLineProps) {
  return (
    <nav aria-label={label}>
      <ul css={line}>
        {cities.map(({ id, branch }) => (
          <li key={id}>
            <a href={`#branch-${id}`}>{branch}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
