import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colour, font, from, phone, space, type } from "../theme/tokens";
import { stack } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { ButtonLink } from "../ui/links/button-link";

const quiet = css({ [from.tablet]: { paddingBlock: space[16] } });
const columns = css({
  ...stack,
  alignItems: "center",
  gap: space[5],
  h2: { fontSize: type.proseH2 },
  [from.desktop]: {
    gridTemplateColumns: "max-content minmax(0, 1fr)",
    gap: space[11],
    h2: { maxWidth: "6em" },
  },
});
const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[4]} ${space[4]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: `${space[8]} ${space[5]}` },
  li: {
    ...stack,
    gap: space[3],
    alignContent: "start",
    color: colour.heading,
    font: `700 ${type.article}/1.2 ${font.heading}`,
    overflowWrap: "anywhere",
    [phone]: {
      gridTemplateColumns: "36px minmax(0, 1fr)",
      alignItems: "center",
      fontSize: type.text,
      img: { width: "36px", height: "36px" },
    },
  },
  [from.wide]: { li: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center" } },
});

const town = css({
  display: "block",
  marginTop: "2px",
  color: colour.muted,
  font: `400 ${type.small}/1.3 ${font.text}`,
});

interface InstitutionsProps {
  readonly id: string;
  readonly home: Queries.HomeInstitutionsFragment;
}

export function Institutions({ id, home: { institutions } }: InstitutionsProps) {
  return (
    <Section ground="page" id={id} labelledBy={`${id}-name`} css={quiet}>
      <div css={columns}>
        <div>
          <h2 id={`${id}-name`}>{institutions.heading}</h2>
          <ButtonLink to={institutions.link.path} look="tertiary">
            {institutions.link.label}
          </ButtonLink>
        </div>
        <ul css={list}>
          {institutions.list.map(({ jsonId, name, city, image }) => (
            <li key={jsonId}>
              <img src={image.publicURL ?? ""} alt="" width={62} height={62} loading="lazy" />
              <div>
                {name} {city && <span css={town}>{city}</span>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment HomeInstitutions on Home {
    institutions {
      heading
      list {
        jsonId name city
        image { publicURL }
      }
      link { label path }
    }
  }
`;
