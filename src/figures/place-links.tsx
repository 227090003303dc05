import { css } from "@emotion/react";
import { colour, font, radius, size, space, type } from "../theme/tokens";
import { countOf, type FigureSection } from "./figure-sections";

const nav = css({ "@media print": { display: "none" } });
/** In columns: in lines a link would jump to another one when the fonts arrive. */
const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))",
  gap: `${space[2]} ${space[4]}`,
});
const link = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: size.target,
  color: colour.heading,
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { color: colour.link, textDecoration: "underline" },
});
const plate = css({
  minWidth: "34px",
  padding: "4px 5px 2px",
  border: `1px solid ${colour.heading}`,
  borderRadius: radius.button,
  color: colour.heading,
  font: `800 0.875rem/1.2 ${font.heading}`,
  textAlign: "center",
});
const count = css({ color: colour.muted, fontSize: type.small, fontWeight: 400 });

interface PlaceLinksProps {
  readonly name: string;
  readonly sections: readonly FigureSection[];
  /** Ids of the figures that are shown. */
  readonly chosen: ReadonlySet<string>;
}

const isShown = ({ groups }: FigureSection, chosen: ReadonlySet<string>) =>
  groups.some(({ figures }) => figures.some(({ id }) => chosen.has(id)));

/** Links to the countries of the page, each with how many figures it has. */
export function PlaceLinks({ name, sections, chosen }: PlaceLinksProps) {
  return (
    <nav css={nav} aria-label={name}>
      <ul css={list}>
        {sections.map((section) => (
          <li key={section.slug} hidden={!isShown(section, chosen)}>
            <a href={`#${section.slug}`} css={link}>
              {section.code && (
                <span css={plate} aria-hidden="true">
                  {section.code}
                </span>
              )}
              {section.name}
              <span css={count}>{countOf(section)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
