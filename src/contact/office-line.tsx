import { css } from "@emotion/react";
import { colour, font, radius, size, space, type } from "../theme/tokens";

const heading = css({ color: "inherit", font: `700 ${type.h3}/1.15 ${font.heading}` });
const onScreen = css({ "@media print": { display: "none" } });
const line = css({
  display: "flex",
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
      <p aria-hidden="true" css={heading}>
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
