import type { ReactElement } from "react";
import type { EarlyPicture } from "../ui/pictures/early-picture";
import { PHONES, pictureSources } from "../ui/pictures/picture-data";

/**
 * Links for the head of a page, by which browsers ask for the page's first picture at once: it stands behind the
 * styles, which are as long as what a server sends in its first answer. Browsers without AVIF pass them over.
 */
export function preloadPicture({ file, phoneFile, sizes }: EarlyPicture): ReactElement[] {
  const avif = (one: EarlyPicture["file"], media?: string) =>
    pictureSources(one)
      .filter(({ type }) => type === "image/avif")
      .map(({ type, srcSet }) => (
        <link
          key={media ?? "picture"}
          rel="preload"
          as="image"
          type={type}
          media={media}
          imageSrcSet={srcSet}
          imageSizes={sizes}
          fetchPriority="high"
        />
      ));
  return phoneFile ? [...avif(phoneFile, PHONES), ...avif(file, `not all and ${PHONES}`)] : avif(file);
}
