import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../components/layout/section";
import { ButtonLink } from "../components/links/button-link";
import { colour, from, space, type } from "../theme/tokens";

const quiet = css({ paddingBlock: space[14] });
const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: space[8],
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
  gap: `${space[7]} ${space[5]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  li: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[3],
    alignContent: "start",
    color: colour.heading,
    fontSize: type.small,
    fontWeight: 600,
    lineHeight: 1.25,
  },
  [from.desktop]: { li: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center" } },
});

interface InstitutionsProps {
  readonly id: string;
  readonly home: Queries.HomeInstitutionsFragment;
}

/** Some institutions of the country guides, by monogram and name. */
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
          {institutions.list.map(({ jsonId, name, image }) => (
            <li key={jsonId}>
              <img src={image.publicURL ?? ""} alt="" width={56} height={56} loading="lazy" />
              {name}
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
        jsonId
        name
        image { publicURL }
      }
      link { label path }
    }
  }
`;
