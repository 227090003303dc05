import { lightboxSlides } from "../../../src/gallery/lightbox-slides";

type Item = Queries.GalleryGroupsFragment["items"][number];

/** As Gatsby returns it for the formats WebP and AVIF: WebP is the fallback. */
function item(changes: Partial<Item> = {}): Item {
  return {
    sample: null,
    title: "The long table",
    alt: "A dinner table seen from above",
    description: null,
    keep: null,
    imgSrc: {
      publicURL: "/a.png",
      childImageSharp: {
        gatsbyImageData: {
          layout: "constrained",
          width: 1200,
          height: 900,
          images: {
            sources: [{ type: "image/avif", sizes: "", srcSet: "/a-320.avif 320w,\n/a-1200.avif 1200w" }],
            fallback: {
              src: "/a-1200.webp",
              srcSet: "/a-320.webp 320w,\n/a-640.webp 640w,\n/a-1200.webp 1200w",
            },
          },
        },
      },
    },
    ...changes,
  };
}

test("a slide is the largest WebP, with all widths to choose from, its size and its words", () => {
  expect(lightboxSlides([item({ description: "Dinner after the talks" })], "Drawn")).toEqual([
    {
      src: "/a-1200.webp",
      width: 1200,
      height: 900,
      srcSet: [
        { src: "/a-320.webp", width: 320, height: 240 },
        { src: "/a-640.webp", width: 640, height: 480 },
        { src: "/a-1200.webp", width: 1200, height: 900 },
      ],
      alt: "A dinner table seen from above",
      title: "The long table",
      description: "Dinner after the talks",
    },
  ]);
});

test("a picture without a second line has none", () => {
  expect(lightboxSlides([item()], "Drawn")[0]?.description).toBeUndefined();
});

test("slides stand in the pictures' order", () => {
  const titles = ["One", "Two", "Three"];
  const slides = lightboxSlides(
    titles.map((title) => item({ title })),
    "Drawn",
  );
  expect(slides.map(({ title }) => title)).toEqual(titles);
});

test.each([
  [{ sample: true }, "Drawn"],
  [{ sample: true, description: "Dinner" }, "Dinner · Drawn"],
])("an invented picture says so: %j", (changes, description) => {
  expect(lightboxSlides([item(changes)], "Drawn")[0]?.description).toBe(description);
});
