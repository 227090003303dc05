import { graphql } from "gatsby";
import { sized } from "../theme/lettering";
import { colour } from "../theme/tokens";
import { above } from "../ui/layout/primitives";
import { Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";

export function TeamCard({ member }: { readonly member: Queries.TeamCardFragment }) {
  return (
    <li>
      <Perforated isSmall css={{ img: { aspectRatio: "1" } }}>
        <Picture
          file={member.img}
          alt={member.alt}
          sizes="(min-width: 1280px) 16rem, (min-width: 640px) 22vw, 44vw"
        />
      </Perforated>
      <h3 css={[above(4), sized("fact")]}>{member.name}</h3>
      <p css={{ color: colour.link, fontWeight: 600 }}>{member.designation}</p>
      {member.description && <p css={{ ...above(1), lineHeight: 1.45 }}>{member.description}</p>}
    </li>
  );
}

export const query = graphql`
  fragment TeamCard on TeamMember {
    name designation description alt
    img { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 560, avifOptions: { quality: 34 }, breakpoints: [560]) } }
  }
`;
