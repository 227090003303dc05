import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { visibleWords } from "../helpers/visible-words";

/** Folders without components, and the words themselves. */
const OTHER_FOLDERS = ["build", "gatsby", "theme", "words"];

const files = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => {
    const [, folder = "", ...rest] = file.split(path.sep);
    return rest.length > 0 && !OTHER_FOLDERS.includes(folder);
  });

/** Strings that look like words and do not belong in content, by file, with the reason. */
const ALLOWED: readonly { readonly file: RegExp; readonly texts: RegExp; readonly why: string }[] = [
  { file: /^src\/templates\/styleguide/, texts: /./, why: "made by `npm run develop` only, for engineers" },
  {
    file: /^src\/home\/carousel\/carousel\.tsx$/,
    texts: /^(?:carousel|slide)$/,
    why: "role descriptions of the ARIA carousel pattern",
  },
  { file: /./, texts: /^(?:Escape|Enter)$/, why: "names of keys" },
  { file: /^src\/frame\/watch-badge\.ts$/, texts: /^allow-/, why: "tokens of a frame's sandbox" },
  {
    file: /./,
    texts: /^\((?:prefers|min|max)-|^radial-gradient\(|^[.[][^ ]+ ?\{/,
    why: "styles and media queries",
  },
  {
    file: /^src\/components\/reading\/(?:award|flow|piece|row)-style\.ts$/,
    texts: /./,
    why: "a style sheet that stands in the texts which need it",
  },
  {
    file: /^src\/seo\//,
    texts: /^(?:Article|BreadcrumbList|Dataset|Organization|Place|Person)$/,
    why: "types of schema.org",
  },
];

const isAllowed = (file: string, text: string) =>
  ALLOWED.some((one) => one.file.test(file) && one.texts.test(text));

test.each([
  ["text", "<p>Sources</p>", ["Sources"]],
  ["text beside an expression", "<p>{n} minutes to read</p>", ["minutes to read"]],
  ["an attribute", '<nav aria-label="menu" />', ["menu"]],
  ["a prop", '<Section heading="Our offices" />', ["Our offices"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: sample code
  ["a template in an attribute", "<i title={`Map of ${city}`} />", ["Map of"]],
  ["a choice among children", '<b>{open ? "hide" : "show"}</b>', ["hide", "show"]],
  ["a condition among children", '<b>{open && "still open"}</b>', ["still open"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: sample code
  ["a choice in an attribute", '<b aria-label={open ? "close" : `open ${what}`} />', ["close", "open"]],
  ["an argument", 'show("Message sent!")', ["Message sent!"]],
  ["a list", 'const names = ["Home", "Blogs"];', ["Home", "Blogs"]],
  ["an object", 'const words = { sent: "It is sent." } as const;', ["It is sent."]],
])("%s in a component is found", (_name, code, words) => {
  expect(visibleWords(code.startsWith("<") ? `const shown = ${code};` : code)).toEqual(words);
});

test.each([
  ["punctuation", "<p>{day} · {year}, ↗</p>"],
  ["words from content", "<p title={words.map}>{fill(words.count, { count })}</p>"],
  [
    "styles",
    '<p css={css({ font: "700 1rem Figtree Variable" })} sizes="(min-width: 20em) and (max-width: 40em)" />',
  ],
  ["a comparison", '<p>{kind === "local video" && <Video />}</p>'],
  ["an argument of a call", '<p>{lines.join(" or ")}</p>'],
])("%s is allowed", (_name, code) => {
  expect(visibleWords(`export const x = () => ${code};`)).toEqual([]);
});

test("text for engineers is allowed", () => {
  expect(visibleWords('throw new Error("content is missing"); console.error("It was not sent");')).toEqual(
    [],
  );
  expect(visibleWords('const q = graphql`query Home { home { title } }`; type A = "Some words";')).toEqual(
    [],
  );
});

test("components have no words of their own", () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    visibleWords(readFileSync(file, "utf8"))
      .filter((text) => !isAllowed(file, text))
      .map((text) => `${file}: "${text}"`),
  );
  expect(found).toEqual([]);
});
