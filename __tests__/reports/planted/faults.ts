import { behaviour, content, type Fault, first, rules, server, swap, unit, visit } from "./fault";
import { REPORTED_FAULTS } from "./reported-faults";

const ABOUT = "public/about/index.html";
const TERMS = "public/terms/index.html";

export const FAULTS: readonly Fault[] = [
  ...REPORTED_FAULTS,
  ["a figure without a source", "content/facts.json", first(/"official": \{[^}]*\},?/, ""), content],
  [
    "a text that links to no page",
    "content/trust/privacy.mdx",
    (text) => `${text}\nSee [this page](/no-such-page).\n`,
    content,
  ],
  ["a phone number of 6 digits taken", "src/forms/phone.ts", swap("\\d{7,15}", "\\d{6,15}"), unit("forms/")],
  [
    "the heading typed at half speed",
    "src/home/typing.ts",
    swap("const TYPED_MS = 150;", "const TYPED_MS = 300;"),
    behaviour("home-typing"),
  ],
  ["the dearest first", "src/compare/sort-countries.ts", swap("a.of - b", "b.of - a"), behaviour("compare")],
  [
    "a rate upside down",
    "src/money/home-money.ts",
    swap("undefined : b / a;", "undefined : a / b;"),
    unit("money/"),
  ],
  [
    "a message answered before it is on disk",
    "server/store/files/file-store.ts",
    swap('await this.#write(message, "new")', 'void this.#write(message, "new")'),
    server("(?:accepted|intake|spool)"),
  ],
  [
    "a mail to a stranger's address",
    "server/schemas.ts",
    swap("known.get(one.trim().toLowerCase()))", "known.get(one.trim().toLowerCase()) ?? one.trim())"),
    server("(?:refused|recipients|intake)"),
  ],
  ["a script's hash not in the policy", "public/_headers", first(/ 'sha256-[^']+'/, ""), rules("safety")],
  ["a lost lang", ABOUT, swap('<html lang="en-GB"', "<html"), rules("heads")],
  ["a title that names no company", TERMS, first(/(<title[^>]*>)[^<]*/, "$1Terms and more"), rules("heads")],
  ["a picture without size", ABOUT, first(/(<img[^>]*?) width="\d+"/, "$1"), rules("bodies")],
  ["a picture without words", ABOUT, first(/(<img[^>]*?) alt="[^"]+"/, "$1"), rules("bodies")],
  ["two equal ids", TERMS, swap("</h1>", '</h1><i id="main"></i>'), rules("bodies")],
  ["a link to nowhere", ABOUT, first(/href="\/contact"/, 'href="/no-such-page"'), rules("links")],
  ["a redirect lost", "public/_redirects", first(/^.*\n/, ""), rules("files")],
  [
    "text that sticks out at 320 px",
    TERMS,
    swap("</h1>", '</h1><p style="width:400px">A line that is too long for a phone</p>'),
    visit("/terms"),
  ],
  [
    "text too pale to read",
    TERMS,
    swap("</h1>", '</h1><p style="color:#ccc;background:#fff">A pale line</p>'),
    visit("/terms"),
  ],
  [
    "the lightbox keeps the focus",
    "src/gallery/use-lightbox.ts",
    swap(
      "const id = next.current;",
      'const id = next.current;\n    setTimeout(() => document.querySelector<HTMLElement>(":focus")?.blur(), 100);',
    ),
    behaviour("gallery.test"),
  ],
  [
    "Escape dead in the menu",
    "src/frame/site-header.tsx",
    swap('if (key === "Escape") close(true);', 'if (key === "F13") close(true);'),
    behaviour("phone-menu"),
  ],
  [
    "no menu without scripts",
    "src/gatsby/on-render-body.tsx",
    swap('[data-navigation][data-open="false"]{display:block!important;max-height:none!important}\n', ""),
    behaviour("(?:phone-menu|frame)"),
  ],
  [
    "the focus lost by a navigation",
    "src/gatsby/on-route-update.ts",
    swap("target.focus({ preventScroll: true });", ""),
    behaviour("navigation"),
  ],
  [
    "a field's message gone",
    "src/forms/fields/field.tsx",
    swap('"off"}>\n      {error}\n', '"off"}>\n'),
    behaviour("contact-form"),
  ],
  [
    "a success that does not empty the form",
    "src/forms/lead/sendings.ts",
    swap("isSent) form.restart(kind.empty);", "isSent) void form;"),
    behaviour("contact-form"),
  ],
  [
    "a failure that empties the form",
    "src/forms/lead/sendings.ts",
    swap("if (formName === kind.name && isSent)", "if (formName === kind.name)"),
    behaviour("form"),
  ],
  [
    "a draft lost by a reload",
    "src/forms/lead/draft.tsx",
    swap(
      "store.write(isSame(values, empty) ? undefined : JSON.stringify(values));",
      "void [store, values, empty];",
    ),
    behaviour("form-drafts"),
  ],
  [
    "a carousel that does not pause",
    "src/home/carousel/carousel.tsx",
    swap("isMotionAllowed && !isPaused &&", "isMotionAllowed &&"),
    behaviour("carousel.test"),
  ],
  [
    "a hydration mismatch",
    "src/home/typing-title.tsx",
    swap("{firstLine} <span", '{typeof window === "undefined" ? firstLine : firstLine + "!"} <span'),
    behaviour("home-typing"),
  ],
  [
    "a currency at home that changes nothing",
    "src/money/use-home-currency.ts",
    swap("void kept.write(code)", "void code"),
    behaviour("country-bill"),
  ],
  [
    "a plan that is not kept",
    "src/star/plan-store.ts",
    swap("kept.write(plan || undefined)", "plan.length > 0"),
    behaviour("plan.test"),
  ],
];
