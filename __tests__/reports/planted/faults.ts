import { behaviour, content, type Fault, first, rules, server, swap, unit, visit } from "./fault";
import { REPORTED_FAULTS } from "./reported-faults";

const ABOUT = "public/about/index.html";
const TERMS = "public/terms/index.html";

/** Faults, each of which some test of the gate must see. */
export const FAULTS: readonly Fault[] = [
  ...REPORTED_FAULTS,
  {
    what: "a figure without a source",
    file: "content/facts.json",
    edit: first(/"official": \{[^}]*\},?/, ""),
    seen: content,
  },
  {
    what: "a text that links to no page",
    file: "content/trust/privacy.mdx",
    edit: (text) => `${text}\nSee [this page](/no-such-page).\n`,
    seen: content,
  },
  {
    what: "a phone number of 6 digits taken",
    file: "src/forms/phone.ts",
    edit: swap("\\d{7,15}", "\\d{6,15}"),
    seen: unit("forms/"),
  },
  {
    what: "the heading typed at half speed",
    file: "src/home/typing.ts",
    edit: swap("const TYPED_MS = 150;", "const TYPED_MS = 300;"),
    seen: behaviour("home-typing"),
  },
  {
    what: "the dearest country first",
    file: "src/compare/sort-countries.ts",
    edit: swap("a.of - b.of", "b.of - a.of"),
    seen: unit("compare/"),
  },
  {
    what: "a rate upside down",
    file: "src/money/home-money.ts",
    edit: swap("undefined : b / a;", "undefined : a / b;"),
    seen: unit("money/"),
  },
  {
    what: "a message answered before it is on disk",
    file: "server/store/files/file-store.ts",
    edit: swap("await this.#write(message, isSuspect", "void this.#write(message, isSuspect"),
    seen: server("(?:accepted|intake|spool)"),
  },
  {
    what: "a mail to a stranger's address",
    file: "server/schemas.ts",
    edit: swap("known.get(one.trim().toLowerCase()))", "known.get(one.trim().toLowerCase()) ?? one.trim())"),
    seen: server("(?:refused|recipients|intake)"),
  },
  {
    what: "a script's hash missing from the policy",
    file: "public/_headers",
    edit: first(/ 'sha256-[^']+'/, ""),
    seen: rules("safety"),
  },
  { what: "a lost lang", file: ABOUT, edit: swap('<html lang="en-GB"', "<html"), seen: rules("heads") },
  {
    what: "a title that names no company",
    file: TERMS,
    edit: first(/(<title[^>]*>)[^<]*/, "$1Terms and conditions"),
    seen: rules("heads"),
  },
  {
    what: "a picture without size",
    file: ABOUT,
    edit: first(/(<img[^>]*?) width="\d+"/, "$1"),
    seen: rules("bodies"),
  },
  {
    what: "a picture without words",
    file: ABOUT,
    edit: first(/(<img[^>]*?) alt="[^"]+"/, "$1"),
    seen: rules("bodies"),
  },
  {
    what: "two equal ids",
    file: TERMS,
    edit: swap("</h1>", '</h1><i id="main"></i>'),
    seen: rules("bodies"),
  },
  {
    what: "a link to nowhere",
    file: ABOUT,
    edit: first(/href="\/contact"/, 'href="/no-such-page"'),
    seen: rules("links"),
  },
  { what: "a redirect lost", file: "public/_redirects", edit: first(/^.*\n/, ""), seen: rules("files") },
  {
    what: "text that sticks out at 320 px",
    file: TERMS,
    edit: swap("</h1>", '</h1><p style="width:400px">A line that is too long for a phone</p>'),
    seen: visit("/terms"),
  },
  {
    what: "text too pale to read",
    file: TERMS,
    edit: swap("</h1>", '</h1><p style="color:#ccc;background:#fff">A pale line</p>'),
    seen: visit("/terms"),
  },
  {
    what: "the lightbox keeps the focus",
    file: "src/gallery/use-lightbox.ts",
    edit: swap(
      "const id = next.current;",
      'const id = next.current;\n    setTimeout(() => document.querySelector<HTMLElement>(":focus")?.blur(), 100);',
    ),
    seen: behaviour("gallery.test"),
  },
  {
    what: "Escape dead in the menu",
    file: "src/frame/use-drawer.ts",
    edit: swap('if (key === "Escape") close(true);', 'if (key === "F13") close(true);'),
    seen: behaviour("phone-menu"),
  },
  {
    what: "no menu without scripts",
    file: "src/gatsby/on-render-body.tsx",
    edit: swap(
      '[data-navigation][data-open="false"]{display:block!important;max-height:none!important}\n',
      "",
    ),
    seen: behaviour("(?:phone-menu|frame)"),
  },
  {
    what: "the focus lost by a navigation",
    file: "src/gatsby/on-route-update.ts",
    edit: swap("target.focus({ preventScroll: true });", ""),
    seen: behaviour("navigation"),
  },
  {
    what: "a field's message gone",
    file: "src/forms/fields/field.tsx",
    edit: swap('aria-live="polite">\n      {error}\n', 'aria-live="polite">\n'),
    seen: behaviour("contact-form"),
  },
  {
    what: "a success that does not empty the form",
    file: "src/forms/lead/sendings.ts",
    edit: swap("isSent) form.restart(kind.empty);", "isSent) void form;"),
    seen: behaviour("contact-form"),
  },
  {
    what: "a failure that empties the form",
    file: "src/forms/lead/sendings.ts",
    edit: swap("if (formName === kind.name && isSent)", "if (formName === kind.name)"),
    seen: behaviour("form"),
  },
  {
    what: "a draft lost by a reload",
    file: "src/forms/lead/draft.tsx",
    edit: swap(
      "store.write(isSame(values, empty) ? undefined : JSON.stringify(values));",
      "void [store, values, empty];",
    ),
    seen: behaviour("form-drafts"),
  },
  {
    what: "a carousel that does not pause",
    file: "src/home/carousel/carousel.tsx",
    edit: swap("isMotionAllowed && !isPaused &&", "isMotionAllowed &&"),
    seen: behaviour("carousel.test"),
  },
  {
    what: "a hydration mismatch",
    file: "src/home/typing-title.tsx",
    edit: swap("{firstLine} <span", '{typeof window === "undefined" ? firstLine : firstLine + "!"} <span'),
    seen: behaviour("home-typing"),
  },
  {
    what: "a currency at home that changes nothing",
    file: "src/money/use-home-currency.ts",
    edit: swap("choose: kept.write }", "choose: () => true }"),
    seen: behaviour("country-numbers"),
  },
  {
    what: "a plan that is not kept",
    file: "src/star/plan-store.ts",
    edit: swap("kept.write(plan || undefined)", "plan.length > 0"),
    seen: behaviour("plan.test"),
  },
];
