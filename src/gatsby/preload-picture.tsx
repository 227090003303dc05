import type { ReactElement } from "react";
import { type EarlyPicture, PHONES, pictureSources } from "../ui/pictures/picture-data";

/** The first picture's `img` comes after styles that fill the first packets. Browsers without AVIF ignore the links. */
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
