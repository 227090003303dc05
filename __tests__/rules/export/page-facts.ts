import { above, all, folded, type Node, nameOf, textOf, treeOf } from "./tree";

/** What a page's HTML says, as plain data; attributes are left out where they are missing. */
export type PageFacts = ReturnType<typeof pageFacts>;

const LANDMARKS = new Set(["header", "nav", "main", "footer", "aside", "form", "noscript", "details"]);
const FIELDS = new Set(["input", "select", "textarea"]);
const REFERENCES = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "list"];

const withIn = (node: Node) => above(node).flatMap(({ tag }) => (LANDMARKS.has(tag) ? [tag] : []));
const closest = (node: Node, found: (one: Node) => boolean) => [node, ...above(node)].find(found);
const addressesIn = (srcset = "") =>
  srcset.split(/,\s/).flatMap((candidate) => candidate.trim().split(" ")[0] || []);

function imageFacts(node: Node) {
  const { src = "", alt, width, height, loading, fetchpriority, sizes, srcset } = node.at;
  const picture = node.parent?.tag === "picture" ? node.parent : undefined;
  const sources = picture ? all(picture).filter(({ tag }) => tag === "source") : [];
  return {
    ...{ src, alt, width: Number(width), height: Number(height), loading, fetchpriority, sizes },
    files: [src, ...[node, ...sources].flatMap(({ at }) => addressesIn(at.srcset))].filter(Boolean),
    hasWidths: / \d+w/.test(srcset ?? ""),
    within: withIn(node),
    /** Addresses and bounds of what a phone is sent in the smallest format. */
    onPhones: sources
      .filter(({ at }) => at.media && at.type === "image/avif")
      .flatMap(({ at }) => addressesIn(at.srcset)),
  };
}

function fieldFacts(node: Node, labels: readonly Node[], byId: ReadonlyMap<string, Node>) {
  const { name = "", id, type = node.tag, autocomplete, required, checked } = node.at;
  const own = labels.find(({ at }) => id !== undefined && at.for === id);
  const label = own ?? closest(node, ({ tag }) => tag === "label");
  return {
    ...{ name, type, autocomplete, isRequired: required !== undefined, isTicked: checked !== undefined },
    label: node.at["aria-label"] || node.at["aria-labelledby"] ? nameOf(node, byId) : textOf(label),
    isHidden:
      type === "hidden" ||
      [node, ...above(node)].some(({ at }) => "hidden" in at || at["aria-hidden"] === "true"),
    within: withIn(node),
  };
}

const isSource = ({ at }: Node) => at.role === "note" || "data-figure" in at || /^fact-/.test(at.id ?? "");

/** Where a figure's source stands: its text, its addresses and the state that is marked there. */
function sourceFacts(node: Node) {
  const inside = all(node);
  return {
    text: textOf(node),
    links: inside.flatMap(({ at }) => at.href ?? []),
    state: inside.find(({ at }) => "data-state" in at)?.at["data-state"],
    isNote: node.at.role === "note",
  };
}

/** Declarations that only some of the supported browsers read, and such as none needs any more. */
function styleFacts(css: string) {
  const declared = new Set(css.match(/(?<=[{;\s])-?[a-z-]+:[^;}]+/g));
  const prefixed = [...declared].filter((one) =>
    /^mask-(?:image|composite):|^text-decoration:.* dotted/.test(one),
  );
  return {
    unprefixed: prefixed.filter((one) => !declared.has(`-webkit-${one}`)),
    outdated: css.match(/-ms-[\w-]+|-moz-transform|-webkit-(?:box|flex|transition)\b/g) ?? [],
  };
}

const jsonOf = (node: Node): unknown => JSON.parse(textIn(node));
const textIn = ({ parts }: Node) => parts.filter((part) => typeof part === "string").join("");

/** Reads a page's HTML once, for all rules. */
export function pageFacts(html: string) {
  const nodes = all(treeOf(html));
  const byId = new Map(nodes.flatMap((node) => (node.at.id ? [[node.at.id, node] as const] : [])));
  const of = (...tags: string[]) => nodes.filter(({ tag }) => tags.includes(tag));
  const [main] = of("main");
  const labels = of("label");
  const scripts = of("script");
  const data = scripts.filter(({ at }) => at.type === "application/json");
  return {
    lang: of("html")[0]?.at.lang,
    title: textOf(of("title").find((node) => node.parent?.tag === "head")),
    meta: Object.fromEntries(
      of("meta").map(({ at }) => [at.property ?? at.name ?? at["http-equiv"] ?? "charset", at.content]),
    ),
    heads: of("link").map(({ at: { rel = "", href = "", type, as } }) => ({ rel, href, type, as })),
    things: scripts.filter(({ at }) => at.type === "application/ld+json").map(jsonOf),
    headings: of("h1", "h2", "h3", "h4", "h5", "h6").map((node) => ({
      ...{ level: Number(node.tag.slice(1)), text: textOf(node), id: node.at.id, within: withIn(node) },
    })),
    links: of("a").map((node) => {
      const { href, target, rel = "", "aria-current": current, "aria-disabled": disabled } = node.at;
      const near = closest(node, ({ tag }) => /^(?:li|section|article|header|footer)$/.test(tag));
      return {
        ...{ href, target, rel, current, isDisabled: disabled === "true" },
        name: nameOf(node, byId),
        within: withIn(node),
        /** Text of what the link stands in, with the marks of samples there. */
        isMarked: near !== undefined && all(near).some(({ at }) => at["data-sample"] !== undefined),
        isHidden: [node, ...above(node)].some(({ at }) => at["aria-hidden"] === "true"),
      };
    }),
    ids: nodes.flatMap(({ at }) => (at.id === undefined ? [] : [at.id])),
    references: nodes.flatMap(({ at }) => REFERENCES.flatMap((name) => at[name]?.split(" ") ?? [])),
    images: of("img").map(imageFacts),
    videos: of("video").map(({ at }) => Object.keys(at).concat(`preload=${at.preload}`)),
    files: of("video", "source", "script").flatMap(({ at }) =>
      [at.src, at.poster].filter((one) => one !== undefined),
    ),
    frames: of("iframe", "object", "embed").map(({ at }) => ({
      src: at.src,
      title: at.title,
      loading: at.loading,
    })),
    forms: of("form").map((node) => ({
      ...{ action: node.at.action, method: node.at.method, within: withIn(node) },
      fields: all(node)
        .filter(({ tag }) => FIELDS.has(tag))
        .map((field) => fieldFacts(field, labels, byId)),
    })),
    fields: nodes.filter(({ tag }) => FIELDS.has(tag)).map((field) => fieldFacts(field, labels, byId)),
    buttons: of("button", "summary").map((node) => ({ name: nameOf(node, byId), within: withIn(node) })),
    landmarks: of("header", "nav", "main", "footer", "aside").map((node) => {
      const isNamed = "aria-label" in node.at || "aria-labelledby" in node.at;
      return { tag: node.tag, name: isNamed ? nameOf(node, byId) : "", within: withIn(node) };
    }),
    times: of("time").map((node) => ({ day: node.at.datetime, text: textOf(node) })),
    states: nodes.flatMap(({ at }) => at["data-state"] ?? []),
    /** What rates money is converted at, where there is some. */
    rates: nodes.filter(({ at }) => "data-rate" in at).map(textOf),
    /** Figures in the text, with the place where each one's source stands. */
    figures: nodes
      .filter(({ tag, at }) => tag === "a" && /(?:^| )fact(?: |$)/.test(at.class ?? ""))
      .map((node) => ({ text: textOf(node), href: node.at.href ?? "" })),
    sources: Object.fromEntries(
      [...byId].filter(([, node]) => isSource(node)).map(([id, node]) => [id, sourceFacts(node)]),
    ),
    samples: nodes.flatMap((node) => ("data-sample" in node.at ? [textOf(node)] : [])),
    handlers: nodes.flatMap(({ at }) =>
      Object.entries(at).flatMap(([name, value]) =>
        name.startsWith("on") || /^\s*javascript:/i.test(value) ? [`${name}=${value}`] : [],
      ),
    ),
    inline: scripts
      .filter(({ at }) => at.src === undefined && !at.type?.includes("json"))
      .map((node) => textIn(node)),
    named: of("script").flatMap(({ at }) => at.src ?? []),
    /** What the inline script loads once the page is painted. */
    late: data.map(jsonOf).at(-1),
    ...styleFacts(of("style").map(textIn).join("")),
    noscript: of("noscript")
      .filter((node) => withIn(node).includes("main"))
      .map(textOf),
    hiddenInMain: (main ? all(main) : []).flatMap((node) =>
      "hidden" in node.at && textOf(node) !== "" && !withIn(node).includes("form") ? [textOf(node)] : [],
    ),
    text: folded(textOf(main)),
  };
}
