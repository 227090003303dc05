import fc from "fast-check";
import { excerpt } from "../../../src/search/excerpt";
import { searchEngine } from "../../../src/search/search-engine";
import { type SearchEntry, type SearchFile, searchKinds } from "../../../src/search/search-file";

type Kind = SearchEntry["kind"];
const entry = (kind: Kind, title: string, page: string, path: string, text: string): SearchEntry => ({
  kind,
  title,
  page,
  path,
  text,
});

const entries: SearchEntry[] = [
  { ...entry("country", "Ruritania", "Study @ Ruritania", "/r", "Degrees and visa."), isPage: true },
  entry("country", "Working while you study", "Ruritania", "/r#w", "20 hours a week."),
  entry("country", "Working while you study", "Sylvania", "/s#w", "Not as in Ruritania."),
  { ...entry("figure", "Tuition", "Ruritania", "/figures#fee", "9,000 crowns"), also: "Teaching costs" },
  entry("office", "Kraków", "Poland", "/contact#k", "Branch office"),
  entry("guide", "Bank papers", "", "/bank", "A loan letter and deposits."),
  entry("guide", "Feeling at home", "", "/home", "Friends, fees of clubs, lodgings."),
  entry("page", "Quota", "", "/uk", "Seats in the UK."),
  entry("page", "M.B.A.", "", "/mba", "Taught at St. John's."),
  entry("page", "Voices", "", "/voices", "In Strelsau we feel at home."),
  entry("page", "Voice of the crown", "", "/crown", "Cash of the crown."),
  entry("page", "वीज़ा और बैंक", "", "/hi", "अंतर पढ़ाई का है, गाँव का नहीं।"),
  entry("page", "الإقامة والدراسة", "", "/ar", "رسوم الجامعة وتأشيرةُ الطالب."),
  entry("page", "മാതാപിതാക്കൾ", "", "/ml", "ഫീസ്."),
  entry("page", "ठूला विद्यार्थी", "", "/ne", "यहाँ अनु\u200dमति चाहिन्छ।"),
];

const file: SearchFile = {
  synonyms: [
    ["fees", "tuition"],
    ["voice of cash", "bank papers"],
    ["THE", "quota"],
    ["part-time job", "work while you study", "job"],
  ],
  ignored: ["how", "much", "is", "the", "in", "while", "you"],
  entries,
  rows: [],
};

test.each([
  ["a name", "ruritania", "/r"],
  ["a chapter by another name for it, before what has the same words", "voice of cash", "/bank"],
  ["a name with a letter missing", "ruritnia", "/r"],
  ["a name with two letters swapped", "rurtiania", "/r"],
  ["the beginning of a name", "rurit", "/r"],
  ["a name without its accent", "krakow", "/contact#k"],
  ["what its page and its title say", "working ruritania", "/r#w"],
  ["another word for the same", "fees ruritania", "/figures#fee"],
  ["several words for the same, one of which stands in the other", "part-time job sylvania", "/s#w"],
  ["what is searched and not shown", "teaching ruritania", "/figures#fee"],
  ["a question", "How much is the tuition in Ruritania?", "/figures#fee"],
  ["Hindi without its dots", "वीजा", "/hi"],
  ["Hindi with its dots in one letter", "वी\u095bा", "/hi"],
  ["Hindi with the other sign of a nasal", "गांव", "/hi"],
  ["Nepali without an invisible joiner", "अनुमति", "/ne"],
  ["Arabic without its hamza", "الاقامة", "/ar"],
  ["Arabic with the plain last letter", "الجامعه", "/ar"],
  ["Arabic with lengthened letters", "رســوم", "/ar"],
  ["Malayalam with a letter in its longer form", "മാതാപിതാക്കള്\u200d", "/ml"],
  ["plural for singular", "banks paper", "/bank"],
  ["a short form with or without its points", "U.K. quota", "/uk"],
  ["a title with a point", "MBA at St. Johns", "/mba"],
  ["a word that says nothing when nothing else was said", "while", "/r#w"],
  ["such a word by another for the same", "The", "/uk"],
  ["nothing by a short word with another letter", "loam", undefined],
])("finds %s", async (_what, query, path) => {
  expect((await searchEngine(file))(query).found[0]?.path).toBe(path);
});

test("a short word is complete where the texts have it, and else the beginning of others", async () => {
  const search = await searchEngine(file);
  expect(search("strelsau fee").isNear).toBe(true);
  expect(search("strelsau fees").isNear).toBe(true);
  expect(search("strelsau hom")).toMatchObject({ isNear: false, found: [{ path: "/voices" }] });
});

test("where nothing has all the words, what has some of them comes, and is called that", async () => {
  const search = await searchEngine(file);
  expect(search("deposits zanzibar")).toMatchObject({ isNear: true, found: [{ path: "/bank" }] });
  expect(search("zanzibar")).toEqual({ isNear: true, found: [] });
  expect(search("  ?! ")).toEqual({ isNear: false, found: [] });
});

test("of figures that a query meets, those in its measure come first, and ended ones last", async () => {
  const figure = (title: string, path: string, text: string) => ({
    ...entry("figure", title, "Ruritania", path, text),
    also: "Work in term",
  });
  const search = await searchEngine({
    ...file,
    entries: [
      { ...figure("Work before the rule", "/old", "up to 10 hours a week"), isEnded: true },
      figure("Least wage an hour", "/wage", "12 crowns"),
      figure("Work while studying", "/limit", "up to 20 hours a week"),
    ],
  });
  expect(search("work hours").found.map(({ path }) => path)).toEqual(["/limit", "/wage", "/old"]);
});

test("a figure that only lies in the place that was looked for comes after the place itself", async () => {
  const figure = {
    ...entry("figure", "A room in Strelsau", "Ruritania", "/room", "90 crowns"),
    also: "Living costs",
  };
  const office = entry("office", "Strelsau", "Ruritania", "/contact#s", "Branch office in Strelsau");
  const search = await searchEngine({ ...file, entries: [figure, office] });
  expect(search("strelsau").found.map(({ path, isAnswer }) => [path, isAnswer])).toEqual([
    ["/contact#s", false],
    ["/room", false],
  ]);
  expect(search("living strelsau").found[0]).toMatchObject({ path: "/room", isAnswer: true });
});

test("a row is found by its name and by other words for it, not by a part of it", async () => {
  const rows = [{ name: "Tuition", lines: [["Ruritania", "9,000 crowns", "/figures#fee"]] as const }];
  const search = await searchEngine({ ...file, rows });
  for (const query of ["tuition", "How much is the fees?"]) expect(search(query).row?.name).toBe("Tuition");
  expect(search("tuition ruritania").row).toBeUndefined();
});

test("no query breaks it, and an excerpt is a piece of the text", async () => {
  const search = await searchEngine(file);
  const anyText = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.constantFrom(...searchKinds));
  fc.assert(
    fc.property(anyText, fc.string({ unit: "grapheme", maxLength: 400 }), (query, text) => {
      const { found } = search(query);
      expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
      const pieces = excerpt(text, [query.toLowerCase(), "a"]);
      const shown = pieces.map((piece) => piece.text).join("");
      expect(text).toContain(shown.replace(/^… /, "").replace(/ …$/, ""));
    }),
  );
});

test("an excerpt begins near the first word that was met, and marks each", () => {
  const before = "Before it comes a long sentence about something else. ".repeat(5);
  const pieces = excerpt(`${before}Your funds must lie in an account; funds of a sponsor count.`, ["fund"]);
  expect(pieces.filter(({ isMet }) => isMet).map((piece) => piece.text)).toEqual(["funds", "funds"]);
  expect(pieces.map((piece) => piece.text).join("").length).toBeLessThan(170);
});
