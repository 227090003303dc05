import { behaviour, content, type Fault, server, swap, unit } from "./fault";

/** What visitors of other sites reported: a fault of each kind that was mended here. */
export const REPORTED_FAULTS: readonly Fault[] = [
  {
    what: "a lost file that ends the page",
    file: "src/frame/page-boundary.tsx",
    edit: swap("this.#room.current?.append(...(this.state.kept ?? []));", ""),
    seen: behaviour("lost-files"),
  },
  {
    what: "typed fields in an address",
    file: "src/forms/lead/lead-form.tsx",
    edit: swap('method="dialog"', 'method="get"'),
    seen: behaviour("first-load"),
  },
  {
    what: "an e-mail address with its sentence's dot",
    file: "src/forms/email.ts",
    edit: swap('    .replace(/[\\s,;.]+$/, "")\n', ""),
    seen: unit("forms/"),
  },
  {
    what: "an address in capitals that is not found",
    file: "server/site/serve-site.ts",
    edit: swap("inSmallLetters(bare, query)", "undefined"),
    seen: server("site"),
  },
  {
    what: "a chapter that is not found by another name for it",
    file: "src/search/search-engine.ts",
    edit: swap("isSame ? SAME : ", ""),
    seen: unit("search/"),
  },
  {
    what: "an iPhone's picture that is accepted",
    file: "src/build/check/check-media.ts",
    edit: swap("isHeic(await headOf(path)) ? HEIC : ", ""),
    seen: { by: "jest", project: "content", tests: "content/media" },
  },
  {
    what: "bold words that are shown with their signs",
    file: "content/trust/privacy.mdx",
    edit: (text) => `${text}\n**Important:**read this.\n`,
    seen: content,
  },
  {
    what: "an entry that another tab's erases",
    file: "src/ui/kept-form/kept-fields.ts",
    edit: swap("? [[name, other]] : []", "? [] : []"),
    seen: unit("ui/"),
  },
  {
    what: "typed fields gone where something else changed the HTML",
    file: "src/gatsby/replace-hydrate-function.ts",
    edit: swap("    putBack();\n", ""),
    seen: behaviour("form-drafts"),
  },
  {
    what: "a name without a space spoiled as a link",
    file: "server/delivery/break-links.ts",
    edit: swap("return !SHORT.test(host) && (ENDINGS.has(ending) || COUNTRY.test(ending));", "return true;"),
    seen: server("mail"),
  },
  {
    what: "a message given up at the mail server's limit of a day",
    file: "server/delivery/failure.ts",
    edit: swap("5\\.1\\.(?![78]\\b)\\d", "5\\.\\d"),
    seen: server("delivery"),
  },
  {
    what: "a shared choice that a full stop behind it takes away",
    file: "src/lib/query.ts",
    edit: swap('list.split(",").map(keyOf)', 'list.split(",")'),
    seen: unit("(?:compare|institutions|star)/"),
  },
];
