/** A fault: description, file, original text (which occurs once), replacement, and the check that must detect it. */
export type Fault = readonly [what: string, file: string, from: string | RegExp, to: string, notice: string];

const ABOUT = "public/about/index.html";
const TERMS = "public/terms/index.html";
const PRIVACY = "content/trust/privacy.mdx";
const CONTENT = "check:content";
const FIRST_TALK = "content/articles/initial-consultation.mdx";
const wide = '</h1><p style="width:400px">A line that is too long for a phone</p>';
const pale = '</h1><p style="color:#ccc;background:#fff">A pale line</p>';
const blurs = `$&\nsetTimeout(() => document.querySelector<HTMLElement>(":focus")?.blur(), 100);`;

/** The check is a script, tests (`project/part of the path`), or rules after a new visit to a page. */
export const FAULTS: readonly Fault[] = [
  ["a figure without a source", "content/facts.json", /"official": \{[^}]*\},?/, "", CONTENT],
  ["a specified phrase removed", FIRST_TALK, " operating since 2013, with", "", CONTENT],
  ["a link to no page", PRIVACY, /$/, "\nSee [this page](/no-such-page).\n", CONTENT],
  ["bold words that are shown with their signs", PRIVACY, /$/, "\n**Important:**read this.\n", CONTENT],
  ["a title that YAML cuts", PRIVACY, "title: Privacy", "title: Privacy # and cookies", CONTENT],
  ["an iPhone's picture accepted", "src/node/check/check-media.ts", "? HEIC :", "? '' :", "content/media"],
  ["a phone number of 6 digits taken", "src/forms/phone.ts", "\\d{7,15}", "\\d{6,15}", "unit/forms/"],
  ["a sentence's dot in an address", "src/forms/email.ts", '.replace(/[\\s,;.]+$/, "")', "", "unit/forms/"],
  ["a rate upside down", "src/money/home-money.ts", ": b / a;", ": a / b;", "unit/money/"],
  ["no chapter by another name", "src/search/search-engine.ts", "isSame ? SAME : ", "", "unit/search/"],
  ["a full stop behind a link", "src/lib/query.ts", ".map(keyOf)", "", "unit/lib/addresses"],
  ["a lost entry", "src/ui/kept-form/kept-fields.ts", "[[name, other]]", "[]", "behaviour/guide-tools"],
  ["answered too early", "server/store/files/file-store.ts", /await(?= this.#write)/, "void", "server/spool"],
  ["nothing there", "server/store/files/folders.ts", 'code === "ENOENT"', "code", "server/inbox"],
  ["one client has all", "server/connections.ts", "> MAX_PER_ADDRESS &&", "> Infinity &&", "server/limits"],
  ["mail to a stranger", "server/schemas.ts", "rCase()))", "rCase()) ?? one.trim())", "server/refused"],
  ["capitals not found", "server/site/serve-site.ts", "path.toLowerCase()", "path", "server/site"],
  ["a name as a link", "server/delivery/break-links.ts", "!SHORT", "true || !SHORT", "server/mail"],
  ["a day's limit ends all", "server/delivery/failure.ts", "5\\.1\\.(?![78]\\b)", "5\\.", "server/delivery"],
  ["a script's hash not in the policy", "public/_headers", / 'sha256-[^']+'/, "", "rules/safety"],
  ["a redirect lost", "public/_redirects", /^.*\n/, "", "rules/files"],
  ["a lost lang", ABOUT, '<html lang="en-GB"', "<html", "rules/heads"],
  ["a title that names no company", TERMS, /(<title[^>]*>)[^<]*/, "$1Terms and more", "rules/heads"],
  ["a picture without size", ABOUT, /(<img[^>]*?) width="\d+"/, "$1", "rules/bodies"],
  ["a picture without words", ABOUT, /(<img[^>]*?) alt="[^"]+"/, "$1", "rules/bodies"],
  ["two equal ids", TERMS, "</h1>", '</h1><i id="main"></i>', "rules/bodies"],
  ["a link to nowhere", ABOUT, /href="\/contact"/, 'href="/no-such-page"', "rules/links"],
  ["text that sticks out at 320 px", TERMS, "</h1>", wide, "visit /terms"],
  ["text too pale to read", TERMS, "</h1>", pale, "visit /terms"],
  ["text too dark to read at night", TERMS, "#D3DCE4", "#33475B", "visit /terms"],
  ["typed slowly", "src/home/typing-title.tsx", "TYPED_MS = 150", "TYPED_MS = 300", "behaviour/home-typing"],
  ["not as in HTML", "src/home/typing-title.tsx", "{firstLine}", "{typeof window}", "behaviour/home-typing"],
  ["the dearest first", "src/compare/sort-countries.ts", "a.of - b", "b.of - a", "behaviour/compare"],
  ["a focus lost", "src/gallery/use-lightbox.ts", /const id = next.+/, blurs, "behaviour/gallery"],
  ["Escape dead in the menu", "src/frame/site-header.tsx", '"Escape"', '"F13"', "behaviour/phone-menu"],
  ["no plain menu", "src/gatsby/on-render-body.tsx", /^\[data-nav.+open=.+/m, "", "behaviour/phone-menu"],
  ["no focus on a new page", "src/gatsby/on-route-update.ts", /target\.focus.+/, "", "behaviour/navigation"],
  ["a field's message gone", "src/forms/fields/field.tsx", /^ +\{error\}$/m, "", "behaviour/contact-form"],
  [
    "full when sent",
    "src/forms/shared/sendings.ts",
    "form.restart(empty)",
    "void empty",
    "behaviour/contact-form",
  ],
  [
    "empty when not sent",
    "src/forms/shared/sendings.ts",
    "{ sent } =",
    "{ failure: sent } =",
    "behaviour/form-answers",
  ],
  ["a lost draft", "src/forms/shared/draft.tsx", /store\.write.+/, "void values;", "behaviour/form-drafts"],
  ["lost in other HTML", "src/gatsby/replace-hydrate-function.ts", "putBack();", "", "behaviour/form-drafts"],
  ["fields in an address", "src/forms/shared/shared-form.tsx", '"dialog"', '"get"', "behaviour/first-load"],
  ["a carousel without a pause", "src/home/carousel/carousel.tsx", "&& !isPaused ", "", "behaviour/carousel"],
  ["lost currency", "src/money/use-home-currency.ts", "kept.write(code)", "code", "behaviour/country-bill"],
  ["a plan not kept", "src/star/plan-store.ts", /kept\.write.+/, "true;", "behaviour/plan.test"],
  ["folds shut", "src/ui/folds/use-page-folds.ts", "      restoreFolds();", "", "behaviour/way-back"],
  ["no second try", "src/search/search-results.tsx", "[isAsking, query, ", "[isAsking, ", "behaviour/search"],
  [
    "another figure",
    "src/figures/node/row-amount.ts",
    "rule.sum ? facts : facts.",
    "facts.",
    "unit/figures/",
  ],
  ["typed while sent", "src/forms/fields/field.tsx", "= useIsBusy()", "= false", "behaviour/form-drafts"],
  ["a lost file ends a page", "src/frame/page-boundary.tsx", /^.+append.+/m, "", "behaviour/lost-files"],
];
