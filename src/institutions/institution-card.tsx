import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { ExternalLink } from "../components/links/external-link";
import { colour, from, radius, size, space, type } from "../theme/tokens";
import { fill } from "../words/fill";
import { specified } from "../words/specified-pages";
import { InstitutionImage } from "./institution-image";

const card = css({
  display: "grid",
  gridTemplateColumns: "84px minmax(0, 1fr)",
  alignItems: "center",
  gap: `0 ${space[4]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  paddingTop: space[4],
  "& > img": { marginLeft: space[4] },
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    alignContent: "space-between",
  },
});
const wording = css({
  padding: `${space[2]} ${space[4]} ${space[4]}`,
  [from.tablet]: { minHeight: "84px", paddingInline: space[5] },
});
const name = css({ fontSize: "1.25rem", lineHeight: 1.2 });
const elsewhere = css({ marginTop: "2px", color: colour.error, fontSize: type.small, fontWeight: 600 });
const strip = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridColumn: "1 / -1",
  width: "100%",
  borderTop: `2px dashed ${colour.line}`,
  "& > * + *": { borderLeft: `2px dashed ${colour.line}` },
});
const action = css({
  display: "grid",
  placeItems: "center",
  minHeight: "50px",
  color: colour.link,
  fontWeight: 700,
  textDecoration: "none",
  outlineOffset: "-4px !important",
  "&[href]:hover": { background: colour.page, textDecoration: "underline" },
  "&[aria-disabled]": { color: colour.muted, fontWeight: 600, minWidth: size.target },
});
const contact = css(action, { color: colour.heading });

interface InstitutionCardProps {
  readonly institution: Queries.InstitutionCardFragment;
  /** Country of the current page; an institution elsewhere shows its own. */
  readonly pageCountry: string;
  /** Image to show when the institution's own fails to load. */
  readonly fallback: string;
  readonly words: Queries.InstitutionWordsFragment;
}

/** An institution with a link to its courses and one that opens a message to us about it. */
export function InstitutionCard({ institution, pageCountry, fallback, words }: InstitutionCardProps) {
  const { id, name: text, website, country, image } = institution;
  return (
    <li css={card} data-institution={id}>
      <InstitutionImage src={image.publicURL ?? fallback} fallback={fallback} />
      <div css={wording}>
        <h3 css={name}>{text}</h3>
        {country !== pageCountry && <p css={elsewhere}>{fill(words.elsewhere, { country })}</p>}
      </div>
      <div css={strip}>
        {website === "#" ? (
          // biome-ignore lint/a11y/useValidAnchor: a link without an address yet has no href and is no tab stop
          <a role="link" aria-disabled="true" css={action}>
            <span>
              {specified.course}
              <span className="visually-hidden"> {fill(words.coursePage, { name: text })}</span>{" "}
              {words.coming}
            </span>
          </a>
        ) : (
          <ExternalLink href={website} css={action}>
            <span>
              {specified.course}
              <span className="visually-hidden">{fill(words.courses, { name: text })}</span>{" "}
              <span aria-hidden="true">↗</span>
            </span>
          </ExternalLink>
        )}
        <Link to={`/contact?about=${id}`} css={contact}>
          <span>
            {specified.contact}
            <span className="visually-hidden"> {fill(words.contact, { name: text })}</span>
          </span>
        </Link>
      </div>
    </li>
  );
}

export const query = graphql`
  fragment InstitutionCard on Institution {
    id: jsonId
    name
    website
    country
    image {
      publicURL
    }
  }
`;
