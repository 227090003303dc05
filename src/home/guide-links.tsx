import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import frameWords from "../../content/words/frame.json";
import { required } from "../lib/required";
import { titled } from "../theme/lettering";
import {
  colour,
  font,
  from,
  largeText,
  phone,
  radius,
  rule,
  shadow,
  space,
  type,
  withHover,
  withMotion,
} from "../theme/tokens";
import { grid, lineOf } from "../ui/layout/primitives";
import { Picture } from "../ui/pictures/picture";

const shelf = css({
  marginTop: space[8],
  [from.tablet]: { marginTop: space[16], paddingBlock: space[8], borderBlock: rule.tear },
});
const head = css({ ...grid(4, { tablet: "1 26rem" }), alignItems: "end", marginBottom: space[5] });
const field = css({
  ...grid(undefined, "1 auto"),
  input: {
    minWidth: 0,
    minHeight: "48px",
    paddingInline: space[4],
    border: rule.ink,
    borderRight: 0,
    borderRadius: `${radius.button} 0 0 ${radius.button}`,
    background: colour.surface,
    color: colour.heading,
    font: `500 ${type.text}/1.3 ${font.text}`,
    "&::placeholder": { color: colour.muted, opacity: 1 },
  },
  button: {
    padding: `0 ${space[5]}`,
    border: rule.ink,
    borderRadius: `0 ${radius.button} ${radius.button} 0`,
    background: colour.dark,
    color: colour.onDark,
    font: `700 ${type.text}/1.3 ${font.text}`,
    cursor: "pointer",
    [withHover]: { "&:hover": { background: colour.darkHover } },
  },
});
const prints = css({
  ...grid([0, 5], { base: 2, tablet: [5, [5, 3]] }),
  [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [phone]: { "& picture": { display: "none !important" }, "& > li": { borderTop: rule.thin } },
});
const print = css({
  display: "block",
  ...titled("text", 700, 1.2),
  textDecorationColor: "transparent",
  textWrap: "balance",
  [phone]: { ...lineOf("48px"), paddingBlock: space[1] },
  [from.desktop]: { fontSize: type.article },
  picture: {
    display: "block",
    marginBottom: space[3],
    border: `5px solid ${colour.surface}`,
    boxShadow: shadow.card,
    [withMotion]: { transition: "transform 160ms ease-out" },
  },
  img: { aspectRatio: "4 / 3" },
  [withHover]: {
    "&:hover": { textDecorationColor: "currentColor", picture: { transform: "translateY(-4px)" } },
  },
});

interface GuideLinksProps {
  readonly words: Queries.HomeServicesFragment["services"]["guides"];
  readonly guides: readonly Queries.GuideLinkFragment[];
}

export function GuideLinks({ words: { heading, intro }, guides }: GuideLinksProps) {
  const id = useId();
  const { search } = frameWords;
  if (guides.length === 0) return null;
  return (
    <section css={shelf} aria-labelledby={id}>
      <div css={head}>
        <div>
          <h3 id={id}>{heading}</h3>
          <p css={{ fontSize: type.text }}>{intro}</p>
        </div>
        <form action="/search" css={field}>
          <input
            type="search"
            name="q"
            maxLength={100}
            enterKeyHint="search"
            aria-label={search.label}
            placeholder={search.label}
          />
          <button type="submit">{search.open}</button>
        </form>
      </div>
      <ul css={prints}>
        {guides.map(({ path, navTitle, image }) => (
          <li key={path}>
            <Link to={path} css={print}>
              <Picture
                file={required(image, "content/guides")}
                alt=""
                sizes="(min-width: 1280px) 214px, 17vw"
              />
              {navTitle}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment GuideLink on Guide {
    path navTitle
    image { childImageSharp { gatsbyImageData(width: 1260, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [1260]) } }
  }
`;
