import { css } from "@emotion/react";
import { Link } from "gatsby";
import { memo } from "react";
import words from "../../content/words/figures.json";
import { fill } from "../lib/fill";
import { lettering } from "../theme/lettering";
import { colour, from, rule, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { below, tag, target, tinted } from "../ui/layout/primitives";
import { FigureRow } from "./figure-row";
import { countOf, type FigureSection } from "./figure-sections";
import { groupNames } from "./topic-groups";

const place = css({ scrollMarginTop: "var(--under-bar)", "&:not([hidden]) ~ &": { borderTop: rule.thin } });
const fold = css(foldStyle, {
  "& > summary": { justifyContent: "start", gap: space[3] },
  "& > summary > h2": { flexGrow: 1, overflowWrap: "anywhere", fontSize: type.h3 },
});
const plate = css({ ...tag, minWidth: "58px", "&:empty": { visibility: "hidden" } });
const guide = css({
  ...target,
  paddingInline: space[4],
  color: colour.heading,
  fontWeight: 600,
  [from.tablet]: { paddingInline: space[8] },
});
const groupName = css({
  padding: `${space[3]} ${space[4]} 0`,
  fontSize: type.article,
  lineHeight: 1.2,
  [from.tablet]: { paddingInline: space[8] },
});

interface PlaceSectionProps {
  readonly section: FigureSection;
  readonly chosen: ReadonlySet<string>;
  /** Whether a filter is active; the matching figures are then open. */
  readonly isChoice: boolean;
}

/** The figures of a place by topic; a fold that opens on request or if the address names one of them. */
export const PlaceSection = memo(function PlaceSection({ section, chosen, isChoice }: PlaceSectionProps) {
  const { slug, name, code, path, groups } = section;
  const isLeft = (figures: readonly { readonly id: string }[]) => figures.some(({ id }) => chosen.has(id));
  return (
    <section
      css={place}
      aria-labelledby={slug}
      hidden={!groups.some(({ figures }) => isLeft(figures))}
      data-place={slug}
    >
      <details css={fold} open={isChoice}>
        <summary>
          <span css={plate} aria-hidden="true">
            {code}
          </span>
          <h2 id={slug}>{name}</h2>
          <span css={lettering.muted}>{countOf(section)}</span>
        </summary>
        <div css={[below(5), tinted("surface")]}>
          {path && (
            <Link to={path} css={guide}>
              {fill(words.guide, { name })}
            </Link>
          )}
          {groups.map(({ name: about, figures }) => (
            <div key={about} hidden={!isLeft(figures)}>
              <h3 css={groupName}>{groupNames[about]}</h3>
              {figures.map((figure) => (
                <FigureRow key={figure.id} figure={figure} place={name} isHidden={!chosen.has(figure.id)} />
              ))}
            </div>
          ))}
        </div>
      </details>
    </section>
  );
});
