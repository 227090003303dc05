import { lostPhrases, missingFolded, specifiedRecords } from "../helpers/specified";
import { ask, everyPage, exported } from "./export/ask";
import { textAt } from "./export/read-export";

const records = specifiedRecords();

const scripts = Object.keys(exported.files)
  .filter((file) => file.endsWith(".js"))
  .map(textAt)
  .join("\n");

ask("every page", everyPage, {
  "shows what the specification asks for, without opening anything": ({ path, lang, shown }) =>
    lostPhrases(records, path, { lang, ...shown }),
  "has what it shows on request": ({ path, whole, late }) =>
    missingFolded(records, path, whole, JSON.stringify(late) + scripts),
});

test("the specified phrases are asked of pages that exist", () => {
  const paths = everyPage.map(({ path }) => path);
  expect(records.flatMap(({ pages = [] }) => pages).filter((page) => !paths.includes(page))).toEqual([]);
});
