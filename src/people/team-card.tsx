import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colour, space, type } from "../theme/tokens";
import { Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";

const name = css({ marginTop: space[4], fontSize: type.fact });
const role = css({ color: colour.link, fontWeight: 600 });
const words = css({ marginTop: space[1], lineHeight: 1.45 });
const portrait = css({ img: { aspectRatio: "1" } });

export function TeamCard({ member }: { readonly member: Queries.TeamCardFragment }) {
  return (
    <li data-team-member="">
      <Perforated isSmall css={portrait}>
        <Picture
          file={member.img}
          alt={member.alt}
          sizes="(min-width: 1280px) 16rem, (min-width: 640px) 22vw, 44vw"
        />
      </Perforated>
      <h3 css={name}>{member.name}</h3>
      <p css={role}>{member.designation}</p>
      {member.description && <p css={words}>{member.description}</p>}
    </li>
  );
}

export const query = graphql`
  fragment TeamCard on TeamMember {
    __typename sample name designation description alt
    img { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 560, breakpoints: [400, 560]) } }
  }
`;
