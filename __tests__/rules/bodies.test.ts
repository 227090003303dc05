import { faults, fileOf, listed, type Rule, repeated } from "./export/ask";
import type { Page } from "./export/read-export";

/** Headings that go down by more than one level. */
const jumps = ({ headings }: Page) =>
  headings.flatMap(({ level, text }, at) => (level > (headings[at - 1]?.level ?? 0) + 1 ? [text] : []));

/** What a template leaves behind when a value is missing. */
const LEFTOVER = /\bundefined\b|\bNaN\b|\[object |\{\w+\}|Invalid Date|lorem ipsum/i;

const large = ({ images }: Page) => images.filter(({ fetchpriority }) => fetchpriority === "high");
const eager = ({ images }: Page) => images.filter(({ loading }) => loading !== "lazy");

test.each<[string, Rule]>([
  [
    "has one first-level heading",
    ({ headings }) => [headings.filter(({ level }) => level === 1).length !== 1 && "h1"],
  ],
  ["has no empty heading", ({ headings }) => headings.map(({ text, level }) => text === "" && `h${level}`)],
  ["skips no level of headings", jumps],
  ["has each id once", ({ ids }) => repeated(ids)],
  [
    "refers to ids that it has",
    ({ references, ids }) => references.map((id) => id !== "" && !ids.includes(id) && id),
  ],
  [
    "has nothing left over of a template",
    ({ text, title, meta }) => [text, title, meta.description ?? ""].map((one) => LEFTOVER.exec(one)?.[0]),
  ],
  [
    "gives each picture an alternative, or says that it needs none",
    ({ images }) => images.map(({ alt, src }) => alt === undefined && src),
  ],
  [
    "gives no picture its file's name for an alternative",
    ({ images }) => images.map(({ alt = "" }) => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(alt) && alt),
  ],
  [
    "gives each picture its proportions",
    ({ images }) => images.map(({ width, height, src }) => !(width > 0 && height > 0) && src),
  ],
  [
    "says how wide each picture with several files is",
    ({ images }) => images.map(({ hasWidths, sizes, src }) => hasWidths && !sizes && src),
  ],
  [
    "loads no more than one picture at once, and that one first",
    (page) => [
      (eager(page).length > 1 || large(page).length > 1) && `${eager(page).length} eager`,
      eager(page).some(({ fetchpriority }) => fetchpriority !== "high") && "eager and not first",
    ],
  ],
  [
    "has the picture that loads first in its main part",
    (page) => large(page).map(({ within, src }) => !within.includes("main") && src),
  ],
  [
    "has a label for each field",
    ({ fields }) => fields.map(({ label, name, isHidden }) => !isHidden && label === "" && name),
  ],
  [
    "ticks nothing beforehand",
    ({ forms }) =>
      forms.flatMap(({ fields }) =>
        fields.map(({ isTicked, type, name }) => isTicked && type === "checkbox" && name),
      ),
  ],
  ["names each button", ({ buttons }) => buttons.map(({ name }) => name === "" && "a button")],
  [
    "has one header, main part and footer of its own",
    ({ landmarks }) =>
      ["main", "header", "footer"].map((tag) => {
        const own = landmarks.filter((one) => one.tag === tag && !one.within.includes("main"));
        return own.length < 1 && tag;
      }),
  ],
  [
    "has one main part",
    ({ landmarks }) => [landmarks.filter(({ tag }) => tag === "main").length !== 1 && "main"],
  ],
  [
    "names each navigation",
    ({ landmarks }) => landmarks.map(({ tag, name }) => tag === "nav" && name === "" && "one without a name"),
  ],
  [
    "has days that machines can read",
    ({ times }) =>
      times.map(
        ({ day = "", text }) => (Number.isNaN(Date.parse(day)) || !/^\d{4}-\d\d-\d\d/.test(day)) && text,
      ),
  ],
  ["opens no frame before anybody asks for it", ({ frames }) => frames.map(({ src }) => src ?? "a frame")],
  [
    "plays no video by itself, and lets visitors stop each",
    ({ videos }) =>
      videos.flatMap((video) => [
        video.includes("autoplay") && "autoplay",
        !video.includes("controls") && "no controls",
        !video.includes("muted") && "not muted",
        !video.includes("preload=none") && "loads by itself",
      ]),
  ],
  ["hides nothing of its main part that only a script would show", ({ hiddenInMain }) => hiddenInMain],
  [
    "writes masks and dotted underlines for browsers that know them with a prefix, too",
    ({ unprefixed }) => unprefixed,
  ],
  ["has no style for browsers that are no longer supported", ({ outdated }) => outdated],
  ["has no handler in its markup", ({ handlers }) => handlers],
  [
    "names no script in its markup, and none to fetch early",
    ({ named, heads }) => [
      ...named,
      ...heads.filter(({ rel, as }) => rel === "modulepreload" || as === "script").map(({ href }) => href),
    ],
  ],
  [
    "is given pictures, videos and posters that exist",
    ({ images, files }) =>
      [...images.flatMap((image) => image.files), ...files].map(
        (file) => !/^data:/.test(file) && !fileOf(file) && file,
      ),
  ],
])("every page %s", (_what, rule) => {
  expect(faults(rule)).toEqual([]);
});

test("every page has the same single inline script, so that one hash allows it", () => {
  expect(faults(({ inline }) => [inline.length !== 1 && `${inline.length} scripts`])).toEqual([]);
  expect(new Set(listed().flatMap(({ inline }) => inline)).size).toBe(1);
});
