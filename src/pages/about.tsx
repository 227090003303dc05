import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CompanyStory } from "../people/company-story";
import { OfficeList } from "../people/office-list";
import { Promises } from "../people/promises";
import { TeamCard } from "../people/team-card";
import { fixedHead } from "../seo/fixed-head";
import { from } from "../theme/tokens";
import { ClosingSection } from "../ui/cards/closing-section";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { grid } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { Picture } from "../ui/pictures/picture";

const PLACE = "content/pages.json#about";

/** Crops the foot of the picture, so that the sign above the door stays whole. */
const hero = css({
  img: { aspectRatio: "4 / 3", objectPosition: "50% 0", [from.tablet]: { aspectRatio: "2 / 1" } },
});

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const { allTeamMember } = data;
  const teamText = required(pageText.team, `${PLACE}.team`);
  const [opening, ...rest] = pageText.sections ?? [];
  return (
    <>
      <PageHead page={pageText} />
      <Container css={hero}>
        <Picture
          file={required(pageText.image, `${PLACE}.image`)}
          alt={required(pageText.alt, `${PLACE}.alt`)}
          phoneFile={pageText.phoneImage ?? undefined}
          sizes="(min-width: 1280px) 72rem, 92vw"
          eager
        />
      </Container>
      {opening && <CompanyStory sections={[opening]} isOpening />}
      <Promises {...required(pageText.promises, `${PLACE}.promises`)} />
      <CompanyStory sections={rest} />
      <OfficeList intro={required(pageText.offices, `${PLACE}.offices`)} branches={data.allBranch.nodes} />
      <Section ground="states" labelledBy="team" {...teamText}>
        <ul css={grid([8, 4], { base: 2, tablet: 4, desktop: [4, 8] })}>
          {allTeamMember.nodes.map((member) => (
            <TeamCard key={member.name} member={member} />
          ))}
        </ul>
      </Section>
      <ClosingSection />
    </>
  );
}

export const Head = fixedHead("company");

export const query = graphql`
  query AboutPage {
    pageText(jsonId: { eq: "about" }) {
      ...PageHead alt
      image { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, avifOptions: { quality: 36 }, breakpoints: [1960]) } }
      phoneImage: image { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.3333, transformOptions: { cropFocus: EAST }, avifOptions: { quality: 27 }, breakpoints: [1080]) } }
      sections { ...TextSections }
      promises { ...Promises }
      offices
      team { heading intro }
    }
    allBranch { nodes { ...OfficeList } }
    allTeamMember { nodes { ...TeamCard } }
  }
`;
