import { css } from "@emotion/react";
import { graphql } from "gatsby";
import fixedWords from "../../content/words/fixed-pages.json";
import words from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { PlanStar } from "../star/plan-star";
import { lettering } from "../theme/lettering";
import {
  colour,
  from,
  phone,
  radius,
  rule,
  shadow,
  size,
  space,
  type,
  withHover,
  withMotion,
} from "../theme/tokens";
import { grid } from "../ui/layout/primitives";
import { InstitutionActions } from "./institution-actions";
import { InstitutionImage } from "./institution-image";
import { InstitutionPlace } from "./institution-place";

const card = css({
  position: "relative",
  ...grid(undefined, "40px 1 auto"),
  alignItems: "center",
  minHeight: "56px",
  borderTop: rule.thin,
  [phone]: { "& > img": { width: "40px !important", height: "40px !important" } },
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    border: rule.thin,
    borderRadius: radius.card,
    background: colour.surface,
    [withMotion]: { transition: "box-shadow 160ms ease-out" },
    [withHover]: { "&:hover": { borderColor: "transparent", boxShadow: shadow.card } },
    justifyItems: "start",
    alignContent: "space-between",
    paddingTop: space[4],
    "& > img": { margin: `0 0 0 ${space[4]}` },
  },
});
const wording = css({
  padding: `${space[1]} 0 ${space[1]} ${space[3]}`,
  [phone]: {
    ...grid(undefined, "1 auto"),
    alignItems: "center",
    "& > *": { gridColumn: 1 },
    "& > button": { gridArea: "1 / 2 / span 3", justifySelf: "end" },
  },
  [from.tablet]: { minHeight: "84px", padding: `${space[2]} ${space[5]} ${space[4]}` },
});
/** Reserves the star's space before scripts run, or names would wrap when it appears. */
const withStar = css({ [phone]: { gridTemplateColumns: `minmax(0, 1fr) ${size.target}` } });
const name = css({ fontSize: type.article, lineHeight: 1.2 });
const elsewhere = css({ marginTop: "2px", color: colour.muted, fontSize: type.small, fontWeight: 600 });
const corner = css({ [from.tablet]: { position: "absolute", top: space[1], right: space[1] } });

interface InstitutionCardProps {
  readonly institution: Queries.InstitutionCardFragment;
  /** Country of the current page; an institution in another country shows its own. */
  readonly pageCountry: string;
  /** Whether narrow windows hide it until all are asked for. */
  readonly isMore: boolean;
}

export function InstitutionCard({ institution, pageCountry, isMore }: InstitutionCardProps) {
  const { id, name: text, website, country, image } = institution;
  const isHere = country === pageCountry;
  return (
    <li css={card} data-institution={id} data-more={isMore ? "" : undefined}>
      <InstitutionImage file={image} />
      <div css={[wording, isHere && withStar]}>
        <h3 css={name}>{text}</h3>
        <InstitutionPlace css={{ ...lettering.hint, marginTop: "2px" }} place={institution} />
        {!isHere && <p css={elsewhere}>{fill(words.elsewhere, { country })}</p>}
        {isHere && <PlanStar kind="i" id={id} name={text} isAlone css={corner} />}
      </div>
      <InstitutionActions
        id={id}
        name={text}
        first={
          website === "#"
            ? undefined
            : { url: website, text: fixedWords.course, hidden: fill(words.courses, { name: text }) }
        }
      />
    </li>
  );
}

export const query = graphql`
  fragment InstitutionCard on Institution {
    id: jsonId name website country ...InstitutionPlace
    image { publicURL }
  }
`;
