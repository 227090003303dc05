import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { memo } from "react";
import fixedWords from "../../content/words/fixed-pages.json";
import words from "../../content/words/institution-finder.json";
import institutionsWords from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { PlanStar } from "../star/plan-star";
import { lettering } from "../theme/lettering";
import { colour, phone, radius, rule, shadow, space, type, withHover, withMotion } from "../theme/tokens";
import { grid, row, target, wholeRow } from "../ui/layout/primitives";
import { ExternalLink } from "../ui/links/external-link";
import { InstitutionActions } from "./institution-actions";
import { InstitutionImage } from "./institution-image";
import { InstitutionPlace } from "./institution-place";

const ENTRY_STAMP = 76;

const card = css({
  position: "relative",
  ...grid([0, 4], `calc(${ENTRY_STAMP}px + ${space[4]}) 1`),
  // `1fr` rows keep their height in WebKit when the window's width changes, and text is covered.
  gridTemplateRows: "max-content",
  alignContent: "space-between",
  alignItems: "start",
  border: rule.thin,
  borderRadius: radius.card,
  background: colour.surface,
  breakInside: "avoid",
  /* A narrow window, or large text. */
  "@media not all and (min-width: 18em)": { gridTemplateColumns: "minmax(0, 1fr)" },
  "& > img": { margin: `${space[4]} 0 ${space[4]} ${space[4]}` },
  [phone]: {
    gridTemplateColumns: "40px minmax(0, 1fr)",
    gap: `0 ${space[3]}`,
    border: 0,
    borderTop: rule.thin,
    borderRadius: 0,
    background: "none",
    "& > img": { width: "40px !important", height: "40px !important", margin: `${space[3]} 0` },
  },
  [withMotion]: { transition: "box-shadow 160ms ease-out" },
  [withHover]: { "&:hover": { borderColor: "transparent", boxShadow: shadow.card } },
});
const corner = css({ position: "absolute", top: space[1], right: space[1] });
const wording = css({
  minHeight: "104px",
  padding: `${space[4]} ${space[4]} ${space[3]} 0`,
  [phone]: { minHeight: 0, paddingBlock: space[2] },
  "@media not all and (min-width: 18em)": { padding: `0 ${space[4]} ${space[3]}` },
  ...lettering.hint,
  "& p:first-of-type": { marginTop: "6px" },
});
/** Leaves the right corner for the star. */
const name = css({
  paddingRight: space[8],
  fontSize: type.article,
  fontWeight: 700,
  lineHeight: 1.15,
  textWrap: "balance",
});
const more = css({
  ...wholeRow,
  ...row([0, 4]),
  padding: `0 ${space[4]} ${space[2]}`,
  ...lettering.hint,
  a: target,
});
interface FinderCardProps {
  readonly institution: Queries.FinderInstitutionFragment;
  readonly isHidden: boolean;
}

/** Links to the official site if the courses page is unknown. */
export const FinderCard = memo(function FinderCard({ institution, isHidden }: FinderCardProps) {
  const { id, name: text, website, image, links } = institution;
  const courses = links?.courses ?? (website === "#" ? undefined : website);
  const toCourses = courses && {
    url: courses,
    text: fixedWords.course,
    hidden: fill(institutionsWords.courses, { name: text }),
  };
  const toSite = links?.site && {
    url: links.site,
    text: words.site,
    hidden: ` ${fill(words.siteOf, { name: text })}`,
  };
  const pages = [
    ["entry", links?.entry],
    ["fees", links?.fees],
    ["scholarships", links?.scholarships],
  ] as const;
  const hasPages = pages.some(([, link]) => link);
  return (
    <li css={card} data-institution={id} hidden={isHidden}>
      <InstitutionImage file={image} size={ENTRY_STAMP} />
      <div css={wording}>
        <h3 css={name}>{text}</h3>
        <InstitutionPlace css={{ color: colour.text }} place={institution} />
      </div>
      <PlanStar kind="i" id={id} name={text} isAlone css={corner} />
      {hasPages && (
        <p css={more}>
          {pages.map(
            ([page, link]) =>
              link && (
                <ExternalLink key={page} href={link}>
                  <span>
                    {words.pages[page]}
                    <span className="visually-hidden">{` ${fill(words.pageOf, { name: text })}`}</span>
                  </span>
                </ExternalLink>
              ),
          )}
        </p>
      )}
      <InstitutionActions id={id} name={text} first={toCourses || toSite || undefined} />
    </li>
  );
});

export const query = graphql`
  fragment FinderInstitution on Institution {
    id: jsonId name website country city kind ...InstitutionPlace
    image { publicURL }
    links { site courses entry fees scholarships }
  }
`;
