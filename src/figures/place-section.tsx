import { css } from "@emotion/react";
import { Link } from "gatsby";
import { memo } from "react";
import figuresWords from "../../content/words/figures.json";
import { fill } from "../lib/fill";
import { plainInPrint } from "../theme/plain-in-print";
import { colour, font, from, radius, shadow, size, space, type } from "../theme/tokens";
import { FigureRow } from "./figure-row";
import { countOf, type FigureSection } from "./figure-sections";
import { groupNames } from "./topic-groups";

const card = css({
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  overflow: "clip",
  scrollMarginTop: "var(--under-bar)",
});
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  background: colour.dark,
  color: colour.onDarkMuted,
  fontSize: type.small,
  "--focus": colour.focusOnDark,
  h2: { flexGrow: 1, overflowWrap: "anywhere", color: colour.onDark, fontSize: "1.875rem" },
  a: { display: "inline-flex", alignItems: "center", minHeight: size.target, color: colour.onDarkWarm },
  [from.tablet]: { padding: `${space[4]} ${space[7]}` },
});
const plate = css({
  minWidth: "44px",
  padding: "5px 8px 3px",
  borderRadius: radius.button,
  background: colour.onDarkWarm,
  color: colour.heading,
  font: `800 1rem/1.2 ${font.heading}`,
  textAlign: "center",
});
const group = css({
  "&:not([hidden]) ~ &": { borderTop: `2px dashed ${colour.line}` },
  [from.desktop]: { display: "grid", gridTemplateColumns: "132px minmax(0, 1fr)", paddingLeft: space[7] },
});
const groupName = css({
  padding: `${space[4]} ${space[4]} 0`,
  fontSize: "1.3125rem",
  lineHeight: 1.2,
  [from.tablet]: { paddingInline: space[7] },
  [from.desktop]: { position: "sticky", top: "172px", alignSelf: "start", padding: "18px 0" },
});

const { figures: words } = figuresWords;

interface PlaceSectionProps {
  readonly section: FigureSection;
  /** Ids of the figures to show. */
  readonly chosen: ReadonlySet<string>;
}

/** The figures of a country, by what they are about. */
export const PlaceSection = memo(function PlaceSection({ section, chosen }: PlaceSectionProps) {
  const { slug, name, code, path, groups } = section;
  const isLeft = (figures: readonly { readonly id: string }[]) => figures.some(({ id }) => chosen.has(id));
  return (
    <section
      css={card}
      aria-labelledby={slug}
      hidden={!groups.some(({ figures }) => isLeft(figures))}
      data-place={slug}
    >
      <div css={[head, plainInPrint]}>
        {code && (
          <span css={plate} aria-hidden="true">
            {code}
          </span>
        )}
        <h2 id={slug}>{name}</h2>
        <span>{fill(words.total, { count: countOf(section) })}</span>
        {path && <Link to={path}>{fill(words.guide, { name })}</Link>}
      </div>
      {groups.map(({ name: about, figures }) => (
        <div key={about} css={group} hidden={!isLeft(figures)}>
          <h3 css={groupName}>{groupNames[about]}</h3>
          <dl>
            {figures.map((figure) => (
              <FigureRow key={figure.id} figure={figure} place={name} isHidden={!chosen.has(figure.id)} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
});
