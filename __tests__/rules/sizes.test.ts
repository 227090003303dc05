import { ask, everyPage, exported, fileOf, ofKind } from "./export/ask";
import { lateFiles, sizesOf } from "./export/sizes";
import recorded from "./sizes.json";

/** Maximum growth; a report shows the exact trend. */
const GROWTH = 1.25;

const limits: Readonly<Record<string, ReturnType<typeof sizesOf>>> = recorded;

describe.each([...new Set(everyPage.map(({ kind }) => kind))])("of kind %s", (kind) => {
  const { html = 0, scripts = 0 } = limits[kind] ?? {};
  const grown = (bytes: number, limit: number) => (bytes > limit * GROWTH ? [bytes, "recorded", limit] : []);
  ask("no page outgrows by a quarter the largest one recorded:", ofKind(kind), {
    "its HTML": (page) => grown(sizesOf(page, exported).html, html),
    "its scripts": (page) => grown(sizesOf(page, exported).scripts, scripts),
  });
});

ask("every page", everyPage, {
  "loads scripts and data late that exist": (page) => lateFiles(page).filter((file) => !fileOf(file)),
});
