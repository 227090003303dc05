import { css } from "@emotion/react";
import { Link } from "gatsby";
import { colour, font, radius, size, space, type } from "../theme/tokens";

const heading = css({ color: colour.heading, font: `700 ${type.h3}/1.15 ${font.heading}` });
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
    border: `2px solid ${colour.heading}`,
    borderRadius: radius.button,
    background: colour.surface,
    color: colour.heading,
    fontWeight: 700,
    textDecoration: "none",
  },
  "a[href^='#']::after": { content: '"\\2193" / ""', color: colour.accent },
  "a:hover": { background: colour.band },
});

interface LinkLineProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly path: string }[];
  /** Marks the ways on at a page's end. */
  readonly "data-next"?: "";
}

/** Links one beside the other: down this page, or to other pages. */
export function LinkLine({ label, links, ...others }: LinkLineProps) {
  return (
    <nav aria-label={label} {...others}>
      <p aria-hidden="true" css={heading}>
        {label}
      </p>
      <ul css={line}>
        {links.map(({ label: name, path }) => (
          <li key={path}>
            {path.startsWith("#") ? <a href={path}>{name}</a> : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
