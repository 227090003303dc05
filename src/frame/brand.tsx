import { css } from "@emotion/react";
import { Link } from "gatsby";
import { colour, font, from, radius, space } from "../theme/tokens";
import { fill } from "../words/fill";

const brand = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
  color: colour.heading,
  textDecoration: "none",
});
const label = css({
  padding: "5px",
  borderRadius: radius.button,
  background: colour.dark,
  color: colour.onDark,
  font: `800 clamp(1.25rem, 6.4vw, 1.5rem)/1 ${font.heading}`,
  letterSpacing: "0.02em",
  "& > span": { display: "block", padding: "6px 7px", border: `1px dashed ${colour.band}` },
});
const words = css({
  display: "none",
  fontSize: "0.875rem",
  fontWeight: 600,
  lineHeight: 1.3,
  whiteSpace: "nowrap",
  [from.tablet]: { display: "block" },
  "@media (min-width: 64em) and (max-width: 74.95em)": { display: "none" },
  "& > span": { display: "block" },
});

interface BrandProps {
  readonly name: string;
  readonly tagline: string;
  readonly since: number;
  readonly words: Queries.SiteWordsFragment["frame"];
}

/** The luggage label at the left of the navigation; links to the home page. */
export function Brand({ name, tagline, since, words: frame }: BrandProps) {
  return (
    <Link to="/" css={brand}>
      <span css={label}>
        <span>{name}</span>
      </span>
      <span css={words}>
        <span>{tagline}</span>
        <span>{fill(frame.since, { year: since })}</span>
      </span>
      <span className="visually-hidden">{frame.home}</span>
    </Link>
  );
}
