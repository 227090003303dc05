import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import fixedWords from "../../content/words/fixed-pages.json";
import frameWords from "../../content/words/frame.json";
import { required } from "../lib/required";
import { fixedHead } from "../seo/fixed-head";
import { lettering, sized } from "../theme/lettering";
import { from, rule, space } from "../theme/tokens";
import { controlStyle } from "../ui/fields/control-style";
import { Container } from "../ui/layout/container";
import { fitting, grid, inLine, lineOf, tinted } from "../ui/layout/primitives";
import { ButtonLink } from "../ui/links/button-link";
import { buttonStyle } from "../ui/links/button-style";
import { Picture } from "../ui/pictures/picture";

const PLACE = "content/pages.json#not-found";

const layout = css(grid(8, { desktop: ["5 7", [5, 16]] }), {
  paddingBlock: "clamp(40px, 5vw, 88px)",
  [from.desktop]: {
    gridTemplateRows: "1fr auto auto 1fr",
    "& > picture": { gridColumn: 2, gridRow: "1 / -1", alignSelf: "center" },
    "& > div": { gridRow: 2 },
    "& > ul": { gridRow: 3 },
  },
});
const words = css({ display: "grid", justifyItems: "start", gap: space[5] });
const finder = css({ ...grid(1), maxWidth: "26rem" });
const ways = css({
  ...grid([0, 5], fitting("14rem")),
  width: "100%",
  borderTop: rule.tear,
  a: { ...lineOf("48px"), fontWeight: 600 },
});

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  return (
    <div css={tinted("sky")}>
      <Container>
        <div css={layout}>
          <div css={words}>
            <h1 css={{ ...sized("countryTitle"), lineHeight: 0.9 }} tabIndex={-1}>
              {pageText.heading}
            </h1>
            <p css={lettering.lead}>{pageText.intro}</p>
            <ButtonLink to="/" look="primary">
              {fixedWords.goHome}
            </ButtonLink>
            <search css={{ width: "100%" }}>
              <form action="/search" css={finder}>
                <label htmlFor="lost-for" css={lettering.label}>
                  {frameWords.search.label}
                </label>
                <div css={inLine(2)}>
                  <input
                    id="lost-for"
                    type="search"
                    name="q"
                    css={controlStyle}
                    maxLength={100}
                    autoComplete="off"
                  />
                  <button
                    type="submit"
                    css={[buttonStyle({ look: "secondary", isSmall: true }), { flex: "none" }]}
                  >
                    {frameWords.search.open}
                  </button>
                </div>
              </form>
            </search>
          </div>
          <Picture
            file={required(pageText.image, `${PLACE}.image`)}
            alt={required(pageText.alt, `${PLACE}.alt`)}
            sizes="(min-width: 1280px) 42rem, (min-width: 1024px) 55vw, 92vw"
            eager
          />
          <ul css={ways}>
            {required(pageText.links, `${PLACE}.links`).map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  );
}

export const Head = fixedHead("home");

export const query = graphql`
  query NotFoundPage {
    pageText(jsonId: { eq: "not-found" }) {
      ...PageHead alt
      links { label path }
      image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1260, transformOptions: { cropFocus: CENTER }, breakpoints: [1260]) } }
    }
  }
`;
