import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lettering } from "../theme/lettering";
import { inkOnPaper } from "../theme/schemes";
import { colour, font, from, phone, space, type } from "../theme/tokens";
import { grid, stack } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { ContentButton } from "../ui/links/button-link";

const columns = css({
  ...grid(5, { desktop: ["max-content 1", 11] }),
  alignItems: "center",
  h2: { fontSize: type.proseH2, [from.desktop]: { maxWidth: "6em" } },
});
const list = css({
  ...grid(4, { base: 2, tablet: [4, [8, 5]] }),
  img: inkOnPaper,
  li: {
    ...stack(3),
    alignContent: "start",
    ...lettering.name,
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

export function Institutions({ home }: { readonly home: Queries.HomeInstitutionsFragment }) {
  const { heading, link, list: shown } = home.institutions;
  return (
    <Section ground="page" id="institutions" css={{ [from.tablet]: { paddingBlock: space[16] } }}>
      <div css={columns}>
        <div>
          <h2 id="institutions-name">{heading}</h2>
          <ContentButton link={link} look="tertiary" />
        </div>
        <ul css={list}>
          {shown.map(({ jsonId, name, city, image }) => (
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
