import { css } from "@emotion/react";
import { colour, font, from, radius, size, space, type } from "../theme/tokens";

/** On a phone eight buttons would push the form away: one line leads to all offices. */
const heading = css({
  color: "inherit",
  font: `700 ${type.h3}/1.15 ${font.heading}`,
  a: { display: "inline-flex", alignItems: "center", minHeight: size.target, color: "inherit" },
  [from.tablet]: { a: { display: "none" } },
});
const name = css({ display: "none", [from.tablet]: { display: "block" } });
const onScreen = css({ "@media print": { display: "none" } });
const line = css({
  display: "none",
  flexWrap: "wrap",
  gap: space[2],
  marginTop: space[2],
  a: {
    display: "flex",
    alignItems: "center",
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
  [from.tablet]: { display: "flex" },
  "a:hover": { background: colour.band, color: colour.heading, "&::after": { color: colour.accent } },
});

interface OfficeLineProps {
  readonly label: string;
  /** Id of the heading of all offices. */
  readonly all: string;
  readonly offices: readonly { readonly id: string; readonly branch: string }[];
  readonly className?: string;
}

/** On a dark ground, one beside the other: where the offices stand on this page. */
export function OfficeLine({ label, all, offices, className }: OfficeLineProps) {
  return (
    <nav aria-label={label} css={onScreen} className={className}>
      <p css={heading}>
        <a href={`#${all}`}>{label}</a>
        <span css={name} aria-hidden="true">
          {label}
        </span>
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
