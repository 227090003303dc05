import { pictureSources } from "../ui/pictures/picture-data";
import type { LightboxSlide } from "./lightbox";

type Item = Queries.GalleryGroupsFragment["items"][number];

/** Whether the browser shows AVIF: then the gallery's first picture, which is not lazy, is one. */
const showsAvif = () =>
  document.querySelector<HTMLImageElement>("[data-gallery-group] img")?.currentSrc.endsWith(".avif") ?? false;

/** Gallery items as slides, in one format: the library shows plain `<img>` only. */
export function lightboxSlides(items: readonly Item[]): LightboxSlide[] {
  const isModern = showsAvif();
  return items.flatMap(({ title, alt, description, imgSrc }) => {
    const data = imgSrc.childImageSharp?.gatsbyImageData;
    const source = pictureSources(imgSrc).at(isModern ? 0 : -1);
    if (!data || !source) return [];
    const srcSet = source.candidates.map(({ address, width }) => ({
      src: address,
      width,
      height: Math.round(width * (data.height / data.width)),
    }));
    const largest = srcSet.at(-1);
    if (!largest) return [];
    return [{ ...largest, srcSet, alt, title, description: description ?? undefined }];
  });
}
