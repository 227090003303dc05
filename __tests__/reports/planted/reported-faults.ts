import { behaviour, content, type Fault, server, swap, unit } from "./fault";

/** What visitors of other sites reported: a fault of each kind that was mended here. */
export const REPORTED_FAULTS: readonly Fault[] = [
  [
    "a lost file that ends the page",
    "src/frame/page-boundary.tsx",
    swap("this.#room.current?.append(...(this.state.kept ?? []));", ""),
    behaviour("lost-files"),
  ],
  [
    "typed fields in an address",
    "src/forms/lead/lead-form.tsx",
    swap('method="dialog"', 'method="get"'),
    behaviour("first-load"),
  ],
  [
    "an e-mail address with its sentence's dot",
    "src/forms/email.ts",
    swap('    .replace(/[\\s,;.]+$/, "")\n', ""),
    unit("forms/"),
  ],
  [
    "an address in capitals that is not found",
    "server/site/serve-site.ts",
    swap("inSmallLetters(bare, query)", "undefined"),
    server("site"),
  ],
  [
    "a chapter that is not found by another name for it",
    "src/search/search-engine.ts",
    swap("isSame ? SAME : ", ""),
    unit("search/"),
  ],
  [
    "an iPhone's picture that is accepted",
    "src/build/check/check-media.ts",
    swap("isHeic(await headOf(path)) ? HEIC : ", ""),
    { project: "content", tests: "content/media" },
  ],
  [
    "bold words that are shown with their signs",
    "content/trust/privacy.mdx",
    (text) => `${text}\n**Important:**read this.\n`,
    content,
  ],
  [
    "an entry that another tab's erases",
    "src/ui/kept-form/kept-fields.ts",
    swap("? [[name, other]] : []", "? [] : []"),
    unit("ui/"),
  ],
  [
    "typed fields gone where something else changed the HTML",
    "src/gatsby/replace-hydrate-function.ts",
    swap("    putBack();\n", ""),
    behaviour("form-drafts"),
  ],
  [
    "a name without a space spoiled as a link",
    "server/delivery/break-links.ts",
    swap("return !SHORT.test(host) && (ENDINGS.has(ending) || COUNTRY.test(ending));", "return true;"),
    server("mail"),
  ],
  [
    "a message given up at the mail server's limit of a day",
    "server/delivery/failure.ts",
    swap("5\\.1\\.(?![78]\\b)\\d", "5\\.\\d"),
    server("delivery"),
  ],
  [
    "a shared choice that a full stop behind it takes away",
    "src/lib/query.ts",
    swap('list.split(",").map(keyOf)', 'list.split(",")'),
    unit("lib/addresses"),
  ],
];
