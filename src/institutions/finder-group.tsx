import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { memo } from "react";
import words from "../../content/words/institution-finder.json";
import { fill } from "../lib/fill";
import { colour, from, rule, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { grid, target } from "../ui/layout/primitives";
import { holes, Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";
import { InstitutionCard } from "./institution-card";
import type { InstitutionGroup } from "./institution-groups";
import { InstitutionImage } from "./institution-image";

const fold = css(foldStyle, {
  borderTop: rule.thin,
  "& > summary": { justifyContent: "start", gap: space[4], minHeight: "64px" },
  "& > summary > h2": { flexGrow: 1, fontSize: type.h3, lineHeight: 1.1, overflowWrap: "anywhere" },
  "& > summary > span": { color: colour.muted, fontSize: type.small },
  "&[open]": { paddingBottom: space[5] },
});
const perforation = css({ ...holes("4px", "7px", "2px"), flex: "none", width: "64px" });
const marks = css({
  display: "none",
  gap: space[3],
  [from.tablet]: { display: "flex", "[open] > summary > &": { display: "none" } },
});
const line = css({ display: "flex", flexWrap: "wrap", columnGap: space[4], fontSize: type.small, a: target });

interface FinderGroupProps {
  readonly group: InstitutionGroup;
  readonly chosen: ReadonlySet<string>;
  /** Whether the group is open at first. */
  readonly isOpen: boolean;
}

/** How many marks a closed group shows. */
const MARKS = 6;

export const FinderGroup = memo(function FinderGroup({ group, chosen, isOpen }: FinderGroupProps) {
  const { key, name, guide, institutions } = group;
  const count = institutions.filter(({ id }) => chosen.has(id)).length;
  return (
    <section aria-labelledby={key} hidden={count === 0} data-group={key}>
      <details css={fold} open={isOpen}>
        <summary>
          {guide && (
            <Perforated css={perforation}>
              <Picture file={guide.stamp} alt="" sizes="56px" />
            </Perforated>
          )}
          <h2 id={key}>{name}</h2>
          <i css={marks} aria-hidden="true" data-print="no">
            {institutions.slice(0, MARKS).map(({ id, image }) => (
              <InstitutionImage key={id} file={image} size={32} />
            ))}
          </i>
          <span>{count}</span>
        </summary>
        {guide && (
          <p css={line}>
            <Link to={guide.path}>{fill(words.guide, { name })}</Link>
            {guide.numbers.length > 0 && (
              <Link to={`/compare?c=${guide.slug}`}>{fill(words.compare, { name })}</Link>
            )}
          </p>
        )}
        <ul css={grid(undefined, { tablet: [2, 5], wide: 3 })}>
          {institutions.map((institution) => (
            <InstitutionCard
              key={institution.id}
              institution={institution}
              look="stamp"
              // Cards of a wholly hidden group keep their props and are not rendered again.
              isHidden={count > 0 && !chosen.has(institution.id)}
            />
          ))}
        </ul>
      </details>
    </section>
  );
});

export const query = graphql`
  fragment FinderInstitution on Institution {
    city kind ...InstitutionCard ...InstitutionLinks
  }

  fragment FinderCountry on Country {
    slug name path
    numbers { row }
    stamp { childImageSharp { gatsbyImageData(width: 128, aspectRatio: 1.6, formats: [WEBP], transformOptions: { cropFocus: CENTER }, breakpoints: [128]) } }
  }
`;
