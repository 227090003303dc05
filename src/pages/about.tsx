import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CompanyStory } from "../people/company-story";
import { OfficeList } from "../people/office-list";
import { fixedHead } from "../seo/fixed-head";
import { sized } from "../theme/lettering";
import { colour, font, from, rule, size, space, type } from "../theme/tokens";
import { ClosingSection } from "../ui/cards/closing-section";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { above, ends, grid, paper, quietLink } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";

function TeamCard({ member }: { readonly member: Queries.TeamCardFragment }) {
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

const words = css({
  padding: `${space[5]} clamp(16px, 2.2vw, ${space[5]})`,
  h3: { fontSize: type.fact, lineHeight: 1.1 },
  p: { marginTop: space[3], fontSize: type.text, lineHeight: 1.5 },
});
const proof = css({
  ...ends(3),
  minHeight: size.target,
  padding: `${space[3]} ${space[5]}`,
  borderTop: rule.tear,
  font: `700 ${type.text}/1.25 ${font.text}`,
  ...quietLink,
  "&::after": { content: '"\\2192" / ""', color: colour.accent, fontSize: type.article },
});

function Promises({ heading, intro, items }: Queries.PromisesFragment) {
  return (
    <Section ground="states" labelledBy="promises" heading={heading} intro={intro}>
      <ul css={grid(5, { tablet: [3, 4], desktop: [3, 8] })}>
        {items.map(({ title, text, label, path }) => (
          <li key={title} css={{ ...paper, display: "grid", gridTemplateRows: "minmax(0, 1fr) auto" }}>
            <div css={words}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <Link to={path} css={proof}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
  fragment TeamCard on TeamMember {
    name designation description alt
    img { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 560, avifOptions: { quality: 34 }, breakpoints: [560]) } }
  }
  fragment Promises on PagePromises {
    heading intro
    items { title text label path }
  }
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
