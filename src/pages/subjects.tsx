import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageNextLinks } from "../reading/next-links";
import { fixedHead } from "../seo/fixed-head";
import { lettering } from "../theme/lettering";
import { colour, from, phone, space, type, withHover } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { card, coverLink, ends, grid, overHead, tinted } from "../ui/layout/primitives";
import { Picture } from "../ui/pictures/picture";

const list = css(grid(5, { tablet: 2, desktop: [3, 8] }));
const item = css({
  position: "relative",
  ...card,
  overflow: "hidden",
  h2: {
    fontSize: type.h3,
    lineHeight: 1.2,
    [phone]: { ...ends(3), "&::after": { content: '"\\2192" / ""', color: colour.accent } },
  },
  "& > div": { padding: `${space[4]} ${space[5]} ${space[5]}` },
  p: { marginTop: space[2], lineHeight: 1.45 },
  // Phones show the names alone, so that all subjects are on one screen.
  "& > picture": { display: "none", [from.tablet]: { display: "block" } },
  img: { aspectRatio: "16 / 9" },
});
const link = css(coverLink, {
  ...lettering.name,
  textDecoration: "none",
  [withHover]: { "&:hover": { textDecoration: "underline" } },
});

/** The list of all subjects, each with its answer in one line. */
function SubjectList({ subjects }: { readonly subjects: readonly Queries.SubjectCardFragment[] }) {
  return (
    <ul css={list}>
      {subjects.map(({ title, path, summary, image }) => (
        <li key={path} css={item}>
          <Picture
            file={required(image, "content/subjects")}
            alt=""
            sizes="(min-width: 1280px) 390px, (min-width: 1024px) 29vw, 44vw"
          />
          <div>
            <h2>
              <Link to={path} css={link}>
                {title}
              </Link>
            </h2>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export default function SubjectsPage({ data }: PageProps<Queries.SubjectsPageQuery>) {
  const pageText = required(data.pageText, "content/pages.json#subjects");
  return (
    <>
      <PageHead css={{ ...tinted("plan"), paddingBottom: space[24] }} page={pageText} />
      <Container>
        <div css={{ ...overHead, paddingBottom: space[16] }}>
          <SubjectList subjects={data.allSubject.nodes} />
        </div>
      </Container>
      <PageNextLinks links={pageText.links ?? []} />
    </>
  );
}

export const Head = fixedHead("guide");

export const query = graphql`
  fragment SubjectCard on Subject {
    title: navTitle path summary
    image { childImageSharp { gatsbyImageData(width: 1260, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [1260]) } }
  }
  query SubjectsPage {
    pageText(jsonId: { eq: "subjects" }) { ...PageHead links { label path } }
    allSubject(sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...SubjectCard } }
  }
`;
