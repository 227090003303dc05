import { pictureSources } from "../ui/pictures/picture-data";
import type { LightboxSlide } from "./lightbox";

type Item = Queries.GalleryGroupsFragment["items"][number];

/** Gallery items as slides, in WebP: the library shows plain `<img>` only. */
export function lightboxSlides(items: readonly Item[], sampleMark: string): LightboxSlide[] {
  return items.flatMap(({ sample, title, alt, description, imgSrc }) => {
    const data = imgSrc.childImageSharp?.gatsbyImageData;
    const webp = pictureSources(imgSrc).at(-1);
    if (!data || !webp) return [];
    const srcSet = webp.candidates.map(({ address, width }) => ({
      src: address,
      width,
      height: Math.round(width * (data.height / data.width)),
    }));
    const largest = srcSet.at(-1);
    if (!largest) return [];
    const caption = [description, sample && sampleMark].filter(Boolean).join(" · ");
    return [{ ...largest, srcSet, alt, title, description: caption || undefined }];
  });
}
