import { css, Global } from "@emotion/react";
import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import { Fragment } from "react";
import type parentsWords from "../../content/words/parents.json";
import { LanguageLinks } from "../frame/language-links";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { parentsPath } from "../lib/languages";
import { required } from "../lib/required";
import { LanguageOffer } from "../parents/language-offer";
import { CountryLines, OfficeLines } from "../parents/lines";
import { scriptStyle } from "../parents/script-style";
import { Prose } from "../reading/prose";
import { textChapters } from "../reading/text-chapters";
import { HeadTag } from "../seo/head-tag";
import { Seo } from "../seo/seo";
import { colour, from, fromUpright, phone, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { grid, onlyBelow, row } from "../ui/layout/primitives";
import { rowFlow, rowPart } from "../ui/layout/row-flow";
import { buttonStyle } from "../ui/links/button-style";
import { chatAddress } from "../ui/links/chat-address";
import { PhoneLink } from "../ui/links/phone-link";
import { fineHoles, Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";

interface AlternatesProps {
  readonly pages: readonly { readonly slug: string; readonly path: string }[];
}

/** Links for search engines to the same page in each language; readers of other languages get the English one. */
function Alternates({ pages }: AlternatesProps) {
  const { siteUrl } = useCompany();
  const all = [...pages, { slug: "x-default", path: parentsPath("en") }];
  return all.map(({ slug, path }) => (
    <HeadTag key={slug} tag="link" rel="alternate" hrefLang={slug} href={siteUrl + path} />
  ));
}

const PLACE = "content/parents/*.mdx";

const head = css({
  paddingBlock: `${space[5]} ${space[11]}`,
  background: colour.closing,
  h1: { maxWidth: "16em", marginTop: space[2], fontSize: type.h2 },
  p: { maxWidth: "36em", marginTop: space[4], fontSize: type.intro },
  ".frame-languages a[aria-current]": { color: colour.current },
  "& > div": grid([0, 4], { base: "1 92px", upright: ["1 260px", [0, 11]], desktop: ["1 260px", [0, 11]] }),
  // In narrow windows only the languages share their lines with the stamp.
  "& > div > :not([data-stamp], :nth-child(-n + 2))": {
    gridColumn: "1 / -1",
    [fromUpright]: { gridColumn: 1 },
  },
});
const stamp = css({
  [phone]: fineHoles,
  gridArea: "1 / 2 / span 2",
  alignSelf: "center",
  img: { aspectRatio: "4 / 3", objectFit: "cover" },
  [fromUpright]: { gridRow: "1 / span 9" },
});
const flow = css(rowFlow, { paddingTop: space[11], "& > :first-child": { paddingTop: 0, borderTop: 0 } });
const part = css(rowPart, {
  h2: { fontSize: type.proseH2, textWrap: "balance" },
  "& > div > p:first-of-type": { fontSize: "inherit" },
  [from.desktop]: { "& > :not(h2)": { gridColumn: 2 }, h2: { gridRow: "1 / span 3" } },
});
const ways = css({
  ...row([3, 5]),
  "header &": { marginTop: space[5] },
  a: { flexWrap: "wrap", columnGap: space[2], maxWidth: "100%", overflowWrap: "anywhere" },
});
interface Context {
  readonly words: Omit<(typeof parentsWords)["en"], "frame">;
}

type ParentsProps = PageProps<Queries.ParentsTemplateQuery, Context>;

export default function ParentsTemplate({ data, pageContext: { words } }: ParentsProps) {
  const page = required(data.parentsPage, PLACE);
  const { chat } = useCompany();
  const offices = data.allBranch.nodes.map((branch) => ({
    ...branch,
    name: page.names.find(({ id }) => id === branch.id)?.name ?? branch.branch,
  }));
  const nearest = required(
    offices.find(({ id }) => id === page.nearest),
    "content/branches.json",
  );
  const call = (
    <PhoneLink phone={nearest.contact} css={buttonStyle({ look: "primary" })}>
      {fill(words.reach.call, { office: nearest.name })} <bdi dir="ltr">{nearest.contact}</bdi>
    </PhoneLink>
  );
  const write = (
    <a css={buttonStyle({ look: "secondary" })} href={chatAddress(chat.number, page.message)}>
      {words.reach.chat}
    </a>
  );
  const reach = (
    <div css={ways}>
      {call}
      {write}
      <Link css={buttonStyle({ look: "tertiary" })} to="/online-consultation-form">
        {words.reach.form}
      </Link>
      <Link css={buttonStyle({ look: "tertiary" })} to="/" hrefLang="en">
        {words.reach.home}
      </Link>
    </div>
  );
  return (
    <article>
      <Global styles={scriptStyle(page.slug)} />
      <header css={head}>
        <Container>
          <LanguageOffer language={page.slug} pages={data.allParentsPage.nodes} />
          {/* From 1024 px on the top bar has the languages. */}
          <div css={onlyBelow("desktop")}>
            <LanguageLinks currentPath={page.path} />
          </div>
          <h1 tabIndex={-1}>{page.heading}</h1>
          <p>{page.intro}</p>
          <div css={ways}>
            {call}
            {write}
          </div>
          {data.pageText?.stamp && (
            <div css={stamp} data-stamp="" data-print="no">
              <Perforated>
                <Picture file={data.pageText.stamp} alt="" sizes="(min-width: 48em) 236px, 82px" />
              </Perforated>
            </div>
          )}
        </Container>
      </header>
      <Container>
        <div css={flow}>
          {textChapters(page.parts).chapters.map(({ id, heading, parts }) => (
            <section key={id} css={part} aria-label={heading}>
              <h2 id={id}>{heading}</h2>
              {parts.map(({ slot, html }, place) => {
                const key = `part-${place}`;
                switch (slot) {
                  case "Offices":
                    return (
                      <OfficeLines key={key} since={page.since} name={words.offices} offices={offices} />
                    );
                  case "Costs":
                    return (
                      <CountryLines key={key} name={words.costs.name} lines={page.costs} foot={page.rates} />
                    );
                  case "Funds":
                    return <CountryLines key={key} name={words.funds.name} lines={page.funds} />;
                  case "Reach":
                    return <Fragment key={key}>{reach}</Fragment>;
                  default:
                    return <Prose key={key} html={html} />;
                }
              })}
            </section>
          ))}
        </div>
      </Container>
    </article>
  );
}

export function Head({ data }: HeadProps<Queries.ParentsTemplateQuery>) {
  return (
    <Seo page={required(data.parentsPage, PLACE)} card="company">
      <Alternates pages={data.allParentsPage.nodes} />
    </Seo>
  );
}

export const query = graphql`
  query ParentsTemplate($id: String!) {
    parentsPage(id: { eq: $id }) {
      slug title heading description intro path message nearest
      names { id name }
      parts { chapter heading html slot of }
      costs { ...CountryLine }
      funds { ...CountryLine }
      rates since
    }
    allParentsPage(sort: { order: ASC }) { nodes { ...LanguageLink } }
    allBranch { nodes { ...OfficeLine } }
    pageText(jsonId: { eq: "consultation" }) { ...HeadStamp }
  }
`;
