import type { ReactElement } from "react";

/** A picture that is fetched at once, with its sources (`src/ui/pictures/picture.tsx`). */
const EAGER = /<picture>((?:(?!<\/picture>).)*)<img[^>]*fetchPriority="high"/s;
const AVIF_SOURCE = /<source[^>]*type="image\/avif"[^>]*>/g;

const attribute = (tag: string, name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1];

/**
 * Links for the head of a page, by which browsers ask for the page's first picture at once: it stands behind the
 * styles, which are as long as what a server sends in its first answer. Browsers without AVIF pass them over.
 * @param html of the page's body, as React writes it
 */
export function preloadPicture(html: string): ReactElement[] {
  const [, sources = ""] = html.match(EAGER) ?? [];
  const avif = sources.match(AVIF_SOURCE) ?? [];
  const narrow = avif.map((source) => attribute(source, "media")).find(Boolean);
  return avif.map((source) => {
    const media = attribute(source, "media") ?? (narrow && `not all and ${narrow}`);
    return (
      <link
        key={media ?? "picture"}
        rel="preload"
        as="image"
        type="image/avif"
        media={media}
        imageSrcSet={attribute(source, "srcSet")}
        imageSizes={attribute(source, "sizes")}
        fetchPriority="high"
      />
    );
  });
}
