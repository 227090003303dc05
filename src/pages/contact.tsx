import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import officesWords from "../../content/words/offices.json";
import words from "../../content/words/offices.json";
import { apiSettings } from "../forms/api";
import { ContactForm } from "../forms/contact/contact-form";
import { openingsOf } from "../forms/contact/opening";
import { BranchList } from "../forms/offices/branch-list";
import { FormNotice } from "../forms/shared/form-notice";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { required } from "../lib/required";
import { PageNextLinks } from "../reading/next-links";
import { fixedHead } from "../seo/fixed-head";
import { colour, from, phone, slim, space, tablets, type, withHover } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { grid, onlyFrom, stack, thickLine } from "../ui/layout/primitives";
import { chatAddress } from "../ui/links/chat-address";
import { JumpLinks } from "../ui/links/jump-links";
import { dialAddress } from "../ui/links/phone-link";
import { Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";

const list = css({
  maxWidth: "34rem",
  marginBlock: space[5],
  a: {
    ...grid([0, 3], "6rem 1"),
    [slim]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "center", paddingBlock: space[2] },
    alignItems: "center",
    minHeight: "60px",
    textDecoration: "none",
    borderTop: `2px dashed ${colour.onDarkMuted}`,
    color: colour.onDark,
  },
  // At doubled text size an address is wider than a phone.
  b: {
    minWidth: 0,
    fontSize: type.h3,
    lineHeight: 1.2,
    overflowWrap: "anywhere",
    textDecoration: "underline",
    ...thickLine,
  },
  [withHover]: { "a:hover b": { color: colour.onDarkWarm } },
  "li:last-of-type a": { borderBottom: `2px dashed ${colour.onDarkMuted}` },
});

function ContactRows({ page }: { readonly page: string }) {
  const { phone, email, chat } = useCompany();
  const ways = [
    [words.call, dialAddress(phone), phone],
    [words.chat, chatAddress(chat.number, fill(chat.text, { page })), chat.number],
    [words.write, `mailto:${email}`, email],
  ] as const;
  return (
    <ul css={list}>
      {ways.map(([way, href, text]) => (
        <li key={way}>
          <a href={href}>
            {way} <b>{text}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}

const PLACE = "content/pages.json#contact";

const head = css({
  paddingBottom: space[11],
  // Beside the ways to call stands the picture; above and below them all the width.
  [tablets]: {
    "& > div": { ...grid([0, 8], 2), "& > :is(nav, h1, h1 + p, :last-child)": { gridColumn: "1 / -1" } },
  },
  [from.desktop]: {
    "& > div": {
      ...grid([0, 8], "5 5 200px"),
      gridTemplateRows: "auto auto 1fr",
      "& > *": { gridColumn: 1 },
      "& > :is(nav, :last-child)": { gridColumn: "1 / -1" },
    },
  },
  // Aligns the other contacts with the form's message field.
  [from.wide]: { "& > div": { gridTemplateColumns: "calc(100% * 5 / 11 + 42px) minmax(0, 1fr) 184px" } },
});
const ways = css({
  [from.desktop]: {
    "header > div > &": { gridColumn: 2, gridRow: "2 / span 2" },
    alignSelf: "start",
    marginTop: "6px",
  },
});
const stamp = css({
  marginTop: space[5],
  // On phones the form comes first; the offices stand after it.
  [phone]: { display: "none" },
  img: { aspectRatio: "16 / 9", objectFit: "cover", objectPosition: "50% 34%" },
  [from.desktop]: {
    "header > div > &": { gridColumn: 3, gridRow: "2 / span 2" },
    alignSelf: "start",
    marginTop: "30px",
    transform: "rotate(2deg)",
    img: { aspectRatio: "1", objectPosition: "50% 50%" },
  },
});

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const company = useCompany();
  const { allBranch } = data;
  return (
    <>
      <PageHead page={pageText} ground="sea" css={head}>
        <div css={ways}>
          <ContactRows page={pageText.title} />
        </div>
        {pageText.image && (
          <div css={stamp} data-print="no">
            <Perforated>
              <Picture
                file={pageText.image}
                alt={required(pageText.alt, `${PLACE}.alt`)}
                sizes="(min-width: 1024px) 475px, 42vw"
              />
            </Perforated>
          </div>
        )}
        <div css={onlyFrom("tablet")}>
          <JumpLinks
            label={officesWords.onThisPage}
            places={allBranch.nodes.map(({ id, branch }) => ({ name: branch, href: `#branch-${id}` }))}
            isOnDark
          />
        </div>
      </PageHead>
      <Container>
        <div css={{ ...stack(8), paddingBlock: `${space[8]} ${space[16]}` }} data-print="sent">
          <FormNotice page={pageText.title} />
          <ContactForm to={apiSettings.contactTo ?? company.contactTo} openings={openingsOf(data)} />
        </div>
      </Container>
      <BranchList branches={allBranch.nodes} hours={company.hours} />
      <div css={{ paddingTop: space.section }}>
        <PageNextLinks links={pageText.links ?? []} />
      </div>
    </>
  );
}

export const Head = fixedHead("company");

export const query = graphql`
  query ContactPage {
    pageText(jsonId: { eq: "contact" }) {
      ...PageHead
      links { label path }
      alt
      image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1260, breakpoints: [1260]) } }
    }
    allBranch { nodes { ...BranchCard } }
    allInstitution { nodes { id: jsonId name } }
    allArticle(filter: { cta: { message: { ne: null } } }) { nodes { slug cta { message } } }
    allGuide(filter: { cta: { message: { ne: null } } }) { nodes { slug cta { message } } }
    allService(filter: { cta: { message: { ne: null } } }) { nodes { slug cta { message } } }
    allSubject(filter: { cta: { message: { ne: null } } }) { nodes { slug cta { message } } }
  }
`;
