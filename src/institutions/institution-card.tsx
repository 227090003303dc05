import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { memo } from "react";
import fixedWords from "../../content/words/fixed-pages.json";
import pageWords from "../../content/words/institution-finder.json";
import words from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { PlanStar } from "../star/plan-star";
import { lettering } from "../theme/lettering";
import { colour, space, type } from "../theme/tokens";
import { row, target, wholeRow } from "../ui/layout/primitives";
import { ExternalLink } from "../ui/links/external-link";
import { type CardLook, cardLooks } from "./card-looks";
import { InstitutionActions } from "./institution-actions";
import { InstitutionImage } from "./institution-image";

const elsewhereStyle = css({ marginTop: "2px", color: colour.muted, fontSize: type.small, fontWeight: 600 });
const pagesStyle = css({
  ...wholeRow,
  ...row([0, 4]),
  padding: `0 ${space[4]} ${space[2]}`,
  ...lettering.hint,
  a: target,
});

interface InstitutionPlaceProps {
  readonly place: Queries.InstitutionPlaceFragment;
  readonly className?: string;
}

function InstitutionPlace({ place: { city, kind }, className }: InstitutionPlaceProps) {
  if (!city && !kind) return null;
  return (
    <p className={className}>
      {city}
      {/* Keeps the dot from beginning a line. */}
      {city && kind && "\u00a0· "}
      {kind && <span css={{ textTransform: "lowercase" }}>{words.kinds[kind]}</span>}
    </p>
  );
}

type Links = Queries.InstitutionLinksFragment["links"];

/** The first action: the courses, or the official site if their page is unknown. */
function firstAction(name: string, website: string, links: Links) {
  const courses = links?.courses ?? (website === "#" ? undefined : website);
  if (courses) return { url: courses, text: fixedWords.course, hidden: fill(words.courses, { name }) };
  const hidden = ` ${fill(pageWords.siteOf, { name })}`;
  return links?.site ? { url: links.site, text: pageWords.site, hidden } : undefined;
}

function InstitutionPages({ name, links }: { readonly name: string; readonly links: Links }) {
  const pages = (["entry", "fees", "scholarships"] as const).flatMap((page) => {
    const href = links?.[page];
    return href ? [{ page, href }] : [];
  });
  if (pages.length === 0) return null;
  return (
    <p css={pagesStyle}>
      {pages.map(({ page, href }) => (
        <ExternalLink key={page} href={href}>
          <span>
            {pageWords.pages[page]}
            <span className="visually-hidden">{` ${fill(pageWords.pageOf, { name })}`}</span>
          </span>
        </ExternalLink>
      ))}
    </p>
  );
}

interface InstitutionCardProps {
  readonly institution: Queries.InstitutionCardFragment & Partial<Queries.InstitutionLinksFragment>;
  readonly look: CardLook;
  /** Country of the current page; an institution in another country shows its own, and has no star. */
  readonly pageCountry?: string;
  readonly isHidden?: boolean;
  /** Whether narrow windows hide it until all are asked for. */
  readonly isMore?: boolean;
}

export const InstitutionCard = memo(function InstitutionCard(props: InstitutionCardProps) {
  const { institution, look, pageCountry, isHidden, isMore } = props;
  const { id, name, website, country, image, links = null } = institution;
  const isElsewhere = pageCountry !== undefined && country !== pageCountry;
  const { card, imageSize, wording, heading, place, star, withStar } = cardLooks[look];
  return (
    <li
      css={[card, !isElsewhere && withStar]}
      data-institution={id}
      data-more={isMore ? "" : undefined}
      hidden={isHidden}
    >
      <InstitutionImage file={image} size={imageSize} />
      <div css={wording}>
        <h3 css={heading}>{name}</h3>
        <InstitutionPlace css={place} place={institution} />
        {isElsewhere && <p css={elsewhereStyle}>{fill(words.elsewhere, { country })}</p>}
      </div>
      {!isElsewhere && <PlanStar kind="institution" id={id} name={name} isAlone css={star} />}
      <InstitutionPages name={name} links={links} />
      <InstitutionActions id={id} name={name} first={firstAction(name, website, links)} />
    </li>
  );
});

export const query = graphql`
  fragment InstitutionPlace on Institution {
    city kind
  }
  fragment InstitutionCard on Institution {
    id: jsonId name website country ...InstitutionPlace
    image { publicURL }
  }

  fragment InstitutionLinks on Institution {
    links { site courses entry fees scholarships }
  }
`;
