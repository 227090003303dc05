import { css } from "@emotion/react";
import { colour, font, from, radius, size, space, type } from "../theme/tokens";

const heading = css({ color: "inherit", font: `700 ${type.h3}/1.15 ${font.heading}` });
const onScreen = css({ "@media print": { display: "none" } });
const line = css({
  display: "grid",
  // Two columns on a phone, as many as fit from there on.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))",
  gap: space[2],
  marginTop: space[3],
  a: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[2],
    minHeight: size.target,
    paddingInline: space[3],
    border: "2px solid",
    borderRadius: radius.button,
    color: "inherit",
    fontWeight: 700,
    textDecoration: "none",
  },
  "a::after": { content: '"\\2193" / ""', color: colour.onDarkWarm },
  [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  [from.wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(7.5rem, 1fr))" },
  "a:hover": { background: colour.band, color: colour.heading, "&::after": { color: colour.accent } },
});

interface OfficeLineProps {
  readonly label: string;
  readonly offices: readonly { readonly id: string; readonly branch: string }[];
  readonly className?: string;
}

/** On a dark ground, one beside the other: where the offices stand on this page. */
export function OfficeLine({ label, offices, className }: OfficeLineProps) {
  return (
    <nav aria-label={label} css={onScreen} className={className}>
      <p css={heading} aria-hidden="true">
        {label}
      </p>
      <ul css={line}>
        {offices.map(({ id, branch }) => (
          <li key={id}>
            <a href={`#branch-${id}`}>{branch}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
