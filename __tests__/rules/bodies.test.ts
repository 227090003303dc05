import { ask, everyPage, fileOf, ofKind, repeated } from "./export/ask";
import type { Page } from "./export/read-export";

const LEFTOVER = /undefined|NaN|\[object |\{\w+\}|Invalid Date/;

const eager = ({ images }: Page) => images.filter(({ loading }) => loading !== "lazy");
const isRead = (name: string) => name !== "";

ask("every page", everyPage, {
  "has one first-level heading": ({ headings }) => headings.filter(({ level }) => level === 1).length === 1,
  "has each id once": ({ ids }) => repeated(ids),
  "refers to ids that it has": ({ references, ids }) =>
    references.filter((id) => isRead(id) && !ids.includes(id)),
  "has nothing left over of a template": ({ text, title, meta }) =>
    [text, title, meta.description].flatMap((one) => LEFTOVER.exec(one ?? "")?.[0] ?? []),
  "has one main part": ({ landmarks }) => landmarks.filter(({ tag }) => tag === "main").length === 1,
  "has a header and a footer around its main part": ({ landmarks }) => {
    const outside = landmarks.filter(({ within }) => !within.includes("main")).map(({ tag }) => tag);
    return ["header", "footer"].filter((tag) => !outside.includes(tag));
  },
  "names each navigation": ({ landmarks }) => landmarks.every(({ tag, isNamed }) => tag !== "nav" || isNamed),
  "ticks nothing beforehand": ({ fields }) =>
    fields.filter(({ isTicked, type }) => isTicked && type === "checkbox"),
  "has days that machines can read": ({ times }) =>
    times.filter((day) => !/^\d{4}-\d\d-\d\d/.test(day) || Number.isNaN(Date.parse(day))),
  "gives each picture an alternative, or says that it needs none": ({ images }) =>
    images.filter(({ alt }) => alt === undefined),
  "gives each picture its proportions": ({ images }) =>
    images.filter(({ width, height }) => !(width > 0 && height > 0)),
  "has several files for each picture but drawings": ({ images }) =>
    images.filter(({ src, files }) => !/\.svg$|^data:image\/svg/.test(src) && files.length < 2),
  "says how wide each picture with several files is": ({ images }) =>
    images.filter(({ hasWidths, sizes }) => hasWidths && !sizes),
  "loads one picture at once at most, and that one first": (page) =>
    eager(page).filter(({ isFirst }, at) => at > 0 || !isFirst),
  "has its pictures, videos and posters": ({ images, files }) =>
    [...images.flatMap((image) => image.files), ...files].filter((file) => !fileOf(file ?? "")),
  "opens no frame before anybody asks for it": ({ frames }) => frames,
  "loads and plays no video by itself": ({ videos }) =>
    videos.filter((at) => "autoplay" in at || at.preload !== "none"),
  "lets visitors stop each video": ({ videos }) =>
    videos.filter((at) => !("controls" in at) || !("muted" in at)),
  "hides nothing of its main part that only a script would show": ({ hidden }) =>
    hidden.filter(({ text, within }) => isRead(text) && within.includes("main") && !within.includes("form")),
  "writes masks and dotted underlines with a prefix, too": ({ unprefixed }) => unprefixed,
  "has no handler in its markup": ({ handlers }) => handlers,
  "names no script in its markup, and none to fetch early": ({ named, heads }) => [
    ...named,
    ...heads.filter(({ rel, as }) => rel === "modulepreload" || as === "script"),
  ],
  "has one inline script": ({ inline }) => inline.length === 1,
});

ask("a page that opens with a picture", ofKind("home", "country", "article", "service", "not-found"), {
  "loads it first": (page) => eager(page).length === 1,
  "asks for it early, in the files that it is shown in": (page) =>
    eager(page).filter(({ files }) => {
      const early = page.heads.flatMap(({ as, files }) => (as === "image" ? files : []));
      return early.length === 0 || early.some((file) => !files.includes(file));
    }),
});

test("the inline script is the same on every page, so that one hash allows it", () => {
  expect(new Set(everyPage.flatMap(({ inline }) => inline)).size).toBe(1);
});
