import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lazy, type MouseEvent, Suspense, useMemo } from "react";
import { isForBrowser } from "../lib/for-browser";
import { colour, from, space, type, withHover } from "../theme/tokens";
import { above, pageEnd } from "../ui/layout/primitives";
import { Picture } from "../ui/pictures/picture";
import { lightboxSlides, useLightbox } from "./use-lightbox";

const Lightbox = lazy(async () => ({ default: (await import("./lightbox")).Lightbox }));

/** Width of some of the 28 parts of a row, minus half a pixel so that rounding breaks no row. */
const share = (parts: 12 | 16) => `calc((100% - ${space[5]}) * ${parts} / 28 - 0.5px)`;
const wide = { flexBasis: share(16), img: { aspectRatio: "16 / 9" } };
const narrowStyle = { flexBasis: share(12), img: { aspectRatio: "4 / 3" } };
/** Phones: a large picture, then pairs. Wide windows: rows of 16:9 and 4:3, mirrored in every other group. */
const gridStyle = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[5]} ${space[3]}`,
  marginTop: space[5],
  "& > li": { flexBasis: `calc((100% - ${space[3]}) / 2)` },
  "& > li:first-of-type, & > li:last-of-type": { flexBasis: "100%" },
  "& > li:last-of-type img": { aspectRatio: "16 / 9" },
  [from.tablet]: {
    gap: `${space[8]} ${space[5]}`,
    "& > li:nth-of-type(4n), & > li:nth-of-type(4n + 1)": wide,
    "& > li:nth-of-type(4n + 2), & > li:nth-of-type(4n + 3)": narrowStyle,
  },
});
const mirrored = css({
  [from.tablet]: {
    "& > li:nth-of-type(4n), & > li:nth-of-type(4n + 1)": narrowStyle,
    "& > li:nth-of-type(4n + 2), & > li:nth-of-type(4n + 3)": wide,
  },
});
const link = css({
  display: "block",
  scrollMarginTop: "20px",
  color: colour.heading,
  textDecoration: "none",
  img: { aspectRatio: "4 / 3", objectPosition: "50% var(--keep, 50%)" },
  [withHover]: { "&:hover span": { textDecoration: "underline" } },
});
const caption = css({
  display: "block",
  marginTop: space[2],
  fontSize: type.text,
  fontWeight: 600,
  lineHeight: 1.35,
});

const hashOf = (slug: string, index: number) => `${slug}-${index + 1}`;

/** The URL fragment names the open picture, so that it can be linked to and Back closes it. */
export function GalleryGroups({ groups }: { readonly groups: readonly Queries.GalleryGroupsFragment[] }) {
  const pictures = useMemo(
    () =>
      groups.flatMap(({ slug, items }) => items.map((item, index) => ({ item, id: hashOf(slug, index) }))),
    [groups],
  );
  const { shown, open, ...lightbox } = useLightbox(pictures.map(({ id }) => id));
  const isShown = shown >= 0;
  const slides = useMemo(
    () => (isShown ? lightboxSlides(pictures.map(({ item }) => item)) : []),
    [pictures, isShown],
  );
  const openLarge = (event: MouseEvent, id: string) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    open(id);
  };
  return (
    <>
      {groups.map(({ slug, title, description, items }, position) => (
        <section
          key={slug}
          css={{ ...pageEnd, h2: { fontSize: type.proseH2, scrollMarginTop: "110px" } }}
          aria-labelledby={`group-${slug}`}
          data-gallery-group={slug}
        >
          <h2 id={`group-${slug}`}>{title}</h2>
          {description && <p css={{ ...above(2), color: colour.muted }}>{description}</p>}
          <ul css={[gridStyle, position % 2 === 1 && mirrored]}>
            {items.map((item, index) => (
              <li key={item.title} style={{ "--keep": item.keep === null ? undefined : `${item.keep}%` }}>
                <a
                  id={hashOf(slug, index)}
                  href={item.imgSrc.publicURL ?? undefined}
                  css={link}
                  onClick={(event) => openLarge(event, hashOf(slug, index))}
                >
                  <Picture
                    file={item.imgSrc}
                    alt={item.alt}
                    sizes="(min-width: 1280px) 41rem, (min-width: 640px) 53vw, 92vw"
                    eager={position === 0 && index === 0}
                  />
                  <span css={caption}>{item.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isShown && (
        <Suspense fallback={null}>
          <Lightbox slides={slides} index={shown} {...lightbox} />
        </Suspense>
      )}
    </>
  );
}

export const query = graphql`
  fragment GalleryGroups on GalleryGroup {
    slug title description
    items {
      title alt description keep
      imgSrc {
        publicURL
        childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1100, avifOptions: { quality: 27 }, breakpoints: [1100]) }
      }
    }
  }
`;
