import fc from "fast-check";
import { excerpt } from "../../../src/search/excerpt";
import { searchEngine } from "../../../src/search/search-engine";
import { type SearchEntry, type SearchFile, searchKinds } from "../../../src/search/search-file";

const entries: SearchEntry[] = [
  {
    kind: "country",
    title: "Ruritania",
    page: "Study @ Ruritania",
    path: "/r",
    text: "Degrees and visa.",
    isPage: true,
  },
  {
    kind: "country",
    title: "Working while you study",
    page: "Ruritania",
    path: "/r#w",
    text: "20 hours a week.",
  },
  {
    kind: "country",
    title: "Working while you study",
    page: "Sylvania",
    path: "/s#w",
    text: "Not as in Ruritania.",
  },
  {
    kind: "figure",
    title: "Tuition",
    page: "Ruritania",
    path: "/figures#r.fee",
    text: "about 9,000 crowns a year",
    also: "Teaching costs",
  },
  { kind: "office", title: "Kraków", page: "Poland", path: "/contact#k", text: "Branch office" },
  { kind: "guide", title: "Bank papers", page: "", path: "/bank", text: "A loan letter and deposits." },
  {
    kind: "guide",
    title: "Feeling at home",
    page: "",
    path: "/home",
    text: "Friends, fees of clubs, lodgings.",
  },
  { kind: "page", title: "Voices", page: "", path: "/voices", text: "In Strelsau we feel at home." },
];

const file: SearchFile = {
  words: {
    hint: "",
    clear: "",
    examples: [],
    tryThese: "",
    none: "",
    near: "",
    countOne: "",
    countMany: "",
    more: "",
    group: "",
    allPages: "",
    recent: "",
    keyOn: "",
    keyOff: "",
    keys: [],
    turnOff: "",
    turnOn: "",
    kinds: {
      country: "",
      guide: "",
      service: "",
      article: "",
      page: "",
      question: "",
      institution: "",
      office: "",
      figure: "",
    },
  },
  synonyms: [
    ["fees", "tuition"],
    ["part-time job", "work while you study", "job"],
  ],
  ignored: ["how", "much", "is", "the", "in", "while", "you"],
  entries,
};

const paths = async (query: string) => (await searchEngine(file))(query).found.map(({ path }) => path);

test.each([
  ["a name", "ruritania", "/r"],
  ["a name with a letter missing", "ruritnia", "/r"],
  ["a name with two letters swapped", "rurtiania", "/r"],
  ["the beginning of a name", "rurit", "/r"],
  ["a name without its accent", "krakow", "/contact#k"],
  ["what its page and its title say", "working ruritania", "/r#w"],
  ["another word for the same", "fees ruritania", "/figures#r.fee"],
  ["several words for the same, one of which stands in the other", "part-time job sylvania", "/s#w"],
  ["what is searched and not shown", "teaching ruritania", "/figures#r.fee"],
  ["a question", "How much is the tuition in Ruritania?", "/figures#r.fee"],
  ["plural for singular", "banks paper", "/bank"],
])("finds %s", async (_what, query, path) => {
  expect((await paths(query))[0]).toBe(path);
});

test("a short word with another letter is another word", async () => {
  expect(await paths("loam")).toEqual([]);
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

test("words that say nothing count when nothing else was said", async () => {
  expect(await paths("while")).toContain("/r#w");
});

test("of figures that a query meets, those in its measure come first, and ended ones last", async () => {
  const figure = { kind: "figure", page: "Ruritania", also: "Work in term" } as const;
  const search = await searchEngine({
    ...file,
    entries: [
      {
        ...figure,
        title: "Work before the rule",
        path: "/old",
        text: "up to 10 hours a week",
        state: "ended",
      },
      { ...figure, title: "Least wage an hour", path: "/wage", text: "12 crowns" },
      { ...figure, title: "Work while studying", path: "/limit", text: "up to 20 hours a week" },
    ],
  });
  expect(search("work hours").found.map(({ path }) => path)).toEqual(["/limit", "/wage", "/old"]);
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
  const text = `${"Before it comes a long sentence about something else. ".repeat(5)}Your funds must lie in an account; funds of a sponsor count.`;
  const pieces = excerpt(text, ["fund"]);
  expect(pieces.filter(({ isMet }) => isMet).map((piece) => piece.text)).toEqual(["funds", "funds"]);
  expect(pieces.map((piece) => piece.text).join("").length).toBeLessThan(170);
});
