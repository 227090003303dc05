import { exportedPage, textOf } from "../helpers/exported-page";
import {
  branches,
  company,
  galleryGroups,
  home,
  pageText,
  ROUTES,
  team,
  testimonials,
  videos,
  words,
} from "../helpers/site-content";

interface Marked {
  readonly sample?: true | undefined;
}

const { samples } = words;
const videoGroups = [...new Set(videos.map(({ group }) => group))];

/** Where records are shown, in page order. */
const SHOWN: readonly (readonly [string, string, string, keyof typeof samples, readonly Marked[]])[] = [
  ["postcards", "/", "[data-testimonial]", "person", testimonials.slice(0, 3)],
  ["awards", "/", "[data-award]", "award", home.awards.items],
  ["testimonials", "/testimonials", "[data-testimonial]", "person", testimonials],
  ["the offices", "/about", "[data-office]", "branch", branches],
  ["the team", "/about", "[data-team-member]", "person", team],
  ["the company's own phone and e-mail", "/contact", "header", "company", [company]],
  ["branches", "/contact", "[id^=branch-]", "branch", branches],
  [
    "pictures",
    "/gallery/images",
    "[data-gallery-group] li",
    "picture",
    galleryGroups.flatMap(({ items }) => items),
  ],
  [
    "videos",
    "/gallery/videos",
    "[data-video]",
    "video",
    videoGroups.flatMap((group) => videos.filter((video) => video.group === group)),
  ],
];

test.each(SHOWN)(
  "%s on %s say that they are samples exactly when they are",
  (_what, route, selector, kind, records) => {
    const shown = [...exportedPage(route).querySelectorAll(`main ${selector}`)];
    expect(shown.map((element) => textOf(element.querySelector("[data-sample]")))).toEqual(
      records.map(({ sample }) => (sample ? samples[kind] : "")),
    );
  },
);

test.each([...new Set(SHOWN.map(([, route]) => route))])("%s has no mark without a sample", (route) => {
  const expected = SHOWN.filter(([, page]) => page === route).flatMap(([, , , , records]) =>
    records.filter(({ sample }) => sample),
  );
  expect(exportedPage(route).querySelectorAll("main [data-sample]")).toHaveLength(expected.length);
});

test.each(ROUTES)("the foot of %s says so while the company's own phone and e-mail are samples", (route) => {
  const marks = [...exportedPage(route).querySelectorAll("footer [data-sample]")].map(textOf);
  expect(marks).toEqual(company.sample ? [samples.company] : []);
});

test.each([
  ["about", "/about", team],
  ["testimonials", "/testimonials", testimonials],
  ["gallery-images", "/gallery/images", galleryGroups.flatMap(({ items }) => items)],
  ["gallery-videos", "/gallery/videos", videos],
])("the sentence on samples stands on the page %s only while there are any", (id, route, records) => {
  const { sampleNote } = pageText(id);
  if (sampleNote === undefined) return;
  const hasSamples = records.some(({ sample }: Marked) => sample === true);
  expect(textOf(exportedPage(route).querySelector("main")).includes(sampleNote)).toBe(hasSamples);
});
