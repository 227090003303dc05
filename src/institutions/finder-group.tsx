import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { memo } from "react";
import institutionsWords from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { plainInPrint } from "../theme/plain-in-print";
import { colour, from, radius, size, space, type } from "../theme/tokens";
import { Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";
import { AskTile } from "./ask-tile";
import { FinderCard } from "./finder-card";
import { FIRST, firstFew, ShowAll } from "./first-few";
import type { InstitutionGroup } from "./institution-groups";

const { institutions: cardWords, institutionsPage: words } = institutionsWords;

const COLUMNS = 3;

const head = css({
  display: "grid",
  gridTemplate: `"stamp name" 1fr "stamp count" 1fr "links links" auto / min(116px, 34%) minmax(0, 1fr)`,
  alignItems: "center",
  columnGap: space[5],
  marginBottom: space[5],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.card,
  background: colour.states,
  "section:nth-of-type(even) > &": { background: colour.awards },
  "@media print": { padding: 0, background: "none" },
  "& > h2": { gridArea: "name", alignSelf: "end" },
  [from.tablet]: {
    gridTemplate: `"stamp name name" 1fr "stamp count links" 1fr / 116px max-content minmax(0, 1fr)`,
  },
  h2: { fontSize: "clamp(1.75rem, 1.5rem + 1.2vw, 2.375rem)", lineHeight: 1.05, overflowWrap: "anywhere" },
});
const bare = css({ display: "block" });
const perforation = css({
  gridArea: "stamp",
  "--perforation-padding": "7px",
  "--perforation-pitch": "10px",
  "--perforation-hole": "3px",
});
const counted = css({ gridArea: "count", alignSelf: "start", fontSize: type.small, lineHeight: size.target });
const line = css({
  gridArea: "links",
  alignSelf: "start",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  fontSize: type.small,
  "& a": { display: "inline-flex", alignItems: "center", minHeight: size.target },
});
const grid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[5] },
  [from.wide]: { gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))` },
});

interface FinderGroupProps {
  readonly group: InstitutionGroup;
  /** Ids of the institutions to show. */
  readonly chosen: ReadonlySet<string>;
  /** Whether nothing was chosen: then a narrow window shows the first few. */
  readonly isAll: boolean;
}

/** A country's institutions, with its stamp and its guide. */
export const FinderGroup = memo(function FinderGroup({ group, chosen, isAll }: FinderGroupProps) {
  const { key, name, guide, institutions } = group;
  const count = institutions.filter(({ id }) => chosen.has(id)).length;
  const isCut = isAll && count > FIRST;
  return (
    <section aria-labelledby={key} hidden={count === 0} data-group={key}>
      <div css={[head, !guide && bare]}>
        {guide && (
          <Perforated css={perforation}>
            <Picture file={guide.stamp} alt="" sizes="102px" />
          </Perforated>
        )}
        <h2 id={key}>{name}</h2>
        <p css={counted}>{count === 1 ? cardWords.countOne : fill(cardWords.countMany, { count })}</p>
        {guide && (
          <p css={line}>
            <Link to={guide.path}>{fill(words.guide, { name })}</Link>
            {guide.numbers.length > 0 && (
              <Link to={`/compare?c=${guide.slug}`}>{fill(words.compare, { name })}</Link>
            )}
          </p>
        )}
      </div>
      <ul css={[grid, isCut && firstFew, plainInPrint]}>
        {institutions.map((institution, position) => (
          <FinderCard
            key={institution.id}
            institution={institution}
            isMore={isCut && position >= FIRST}
            isHidden={!chosen.has(institution.id)}
          />
        ))}
        {isCut && <ShowAll text={fill(cardWords.showAll, { count })} />}
        <AskTile
          count={count}
          columns={COLUMNS}
          widest="wide"
          heading={words.unlisted}
          text={fill(words.unlistedText, { name })}
          button={cardWords.askButton}
          isOneOfMany
        />
      </ul>
    </section>
  );
});

export const query = graphql`
  fragment FinderCountry on Country {
    slug
    name
    path
    numbers { row }
    stamp {
      childImageSharp {
        gatsbyImageData(width: 306, aspectRatio: 1.6, formats: [WEBP], transformOptions: { cropFocus: CENTER }, breakpoints: [102, 204, 306])
      }
    }
  }
`;
