import { renderToStaticMarkup } from "react-dom/server";
import { preloadPicture } from "../../../src/gatsby/preload-picture";
import { type EarlyPicture, EarlyPictures } from "../../../src/ui/pictures/early-picture";
import { Picture } from "../../../src/ui/pictures/picture";

const drawn = (name: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: "fullWidth" as const,
      width: 800,
      height: 600,
      images: {
        fallback: { src: `/${name}.webp`, srcSet: `/${name}.webp 800w`, sizes: "" },
        sources: [{ type: "image/avif", srcSet: `/${name}-1.avif 800w,\n/${name}-2.avif 1600w`, sizes: "" }],
      },
    },
  },
});

function linksOf(page: React.ReactNode) {
  const early: EarlyPicture[] = [];
  renderToStaticMarkup(<EarlyPictures value={(picture) => early.push(picture)}>{page}</EarlyPictures>);
  return early.flatMap(preloadPicture).map(({ props }) => props);
}

test("a page asks early for its first picture, on phones for the phone's", () => {
  const late = <Picture key="late" file={drawn("late")} alt="" sizes="50vw" />;
  const first = (
    <Picture key="first" file={drawn("wide")} phoneFile={drawn("phone")} alt="" sizes="100vw" eager />
  );
  const link = {
    rel: "preload",
    as: "image",
    type: "image/avif",
    imageSizes: "100vw",
    fetchPriority: "high",
  };
  expect(linksOf([late, first])).toEqual([
    { ...link, media: "(max-width: 639px)", imageSrcSet: "/phone-1.avif 800w,\n/phone-2.avif 1600w" },
    {
      ...link,
      media: "not all and (max-width: 639px)",
      imageSrcSet: "/wide-1.avif 800w,\n/wide-2.avif 1600w",
    },
  ]);
});

test("a page whose pictures all come later asks for none of them", () => {
  expect(linksOf(<Picture file={drawn("late")} alt="" sizes="50vw" />)).toEqual([]);
});
