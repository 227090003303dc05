import { all, isShut, type Node, nameOf, openText, textOf, treeOf, wholeText, withAbove } from "./tree";

/** The contents of a page's HTML as plain data; missing attributes are left out. */
export type PageFacts = ReturnType<typeof pageFacts>;

type ById = ReadonlyMap<string, Node>;

const LANDMARKS = new Set(["header", "nav", "main", "footer", "aside", "form"]);
const REFERENCES = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "list"];

const within = ({ parent }: Node) =>
  parent ? withAbove(parent).flatMap(({ tag }) => (LANDMARKS.has(tag) ? [tag] : [])) : [];
const isHidden = (node: Node) =>
  withAbove(node).some(({ at }) => "hidden" in at || at["aria-hidden"] === "true" || at.type === "hidden");
const ownText = ({ parts }: Node) => parts.filter((part) => typeof part === "string").join("");
const jsonIn = (node: Node): unknown => JSON.parse(ownText(node));
const addressesIn = (srcset = "") =>
  srcset.split(/,\s/).flatMap((candidate) => candidate.trim().split(" ")[0] || []);

function linkFacts(node: Node, byId: ById) {
  const { href = "", target, rel = "", "aria-current": current } = node.at;
  return {
    href,
    target,
    rel,
    current,
    isHidden: isHidden(node),
    name: nameOf(node, byId),
    within: within(node),
  };
}

function imageFacts({ at, parent }: Node) {
  const { src = "", alt, width, height, loading, sizes, srcset = "" } = at;
  const around = parent?.tag === "picture" ? all(parent).map((one) => one.at.srcset) : [srcset];
  return {
    src,
    alt,
    width: Number(width),
    height: Number(height),
    loading,
    sizes,
    isFirst: at.fetchpriority === "high",
    hasWidths: / \d+w/.test(srcset),
    files: [src, ...around.flatMap(addressesIn)].filter(Boolean),
  };
}

function fieldFacts(node: Node, labels: readonly Node[], byId: ById) {
  const { name = "", id = "", type = node.tag, autocomplete } = node.at;
  const label = labels.find(({ at }) => at.for === id) ?? withAbove(node).find(({ tag }) => tag === "label");
  return {
    name,
    type,
    autocomplete,
    isTicked: "checked" in node.at,
    isHidden: isHidden(node),
    label: nameOf(node, byId) || textOf(label),
    within: within(node),
  };
}

function sourceFacts(node: Node) {
  const inside = all(node);
  const links = inside.flatMap(({ at }) => at.href ?? []);
  return { text: textOf(node), links };
}

/** What a visitor reads without opening anything, in a part of the page. */
function shownIn(part: Node | undefined) {
  const links = part ? all(part).filter(({ tag }) => tag === "a") : [];
  return {
    text: openText(part),
    links: links
      .filter((link) => !withAbove(link).some(isShut))
      .map((link) => ({ href: link.at.href ?? "", text: openText(link) })),
  };
}

/** Declarations without the prefix that some supported browsers need. */
function unprefixed(css: string): string[] {
  const declared = new Set(css.match(/(?<=[{;\s])-?[a-z-]+:[^;}]+/g));
  const isPrefixed = /^mask-(?:image|composite):|^text-decoration:.* dotted/;
  return [...declared].filter((one) => isPrefixed.test(one) && !declared.has(`-webkit-${one}`));
}

export function pageFacts(html: string) {
  const nodes = all(treeOf(html));
  const byId: ById = new Map(nodes.flatMap((node) => (node.at.id ? [[node.at.id, node] as const] : [])));
  const of = (...tags: string[]) => nodes.filter(({ tag }) => tags.includes(tag));
  const scripts = of("script");
  const ofType = (type?: string) => scripts.filter(({ at }) => at.type === type);
  const sources = [...byId].filter(([id, { at }]) => "data-figure" in at || id.startsWith("fact-"));
  return {
    lang: of("html")[0]?.at.lang,
    title: textOf(of("title").find(({ parent }) => parent?.tag === "head")),
    meta: Object.fromEntries(
      of("meta").map(({ at }) => [at.property ?? at.name ?? at["http-equiv"] ?? "charset", at.content]),
    ),
    heads: of("link").map(({ at: { rel = "", href = "", as, imagesrcset } }) => {
      return { rel, href, as, files: addressesIn(imagesrcset) };
    }),
    things: ofType("application/ld+json").map(jsonIn),
    late: ofType("application/json").map(jsonIn).at(-1),
    inline: ofType().flatMap((node) => ("src" in node.at ? [] : ownText(node))),
    named: scripts.flatMap(({ at }) => at.src ?? []),
    handlers: nodes.flatMap(({ at }) =>
      Object.entries(at).filter(([name, value]) => name.startsWith("on") || /^\s*javascript:/i.test(value)),
    ),
    unprefixed: unprefixed(of("style").map(ownText).join("")),
    text: textOf(of("main")[0]),
    shown: { main: shownIn(of("main")[0]), whole: shownIn(of("body")[0]) },
    whole: wholeText(of("body")[0]),
    /** Class of the first part of the page. */
    first: nodes.find(({ parent }) => parent?.at.id === "gatsby-focus-wrapper")?.at.class ?? "",
    headings: nodes.flatMap((node) =>
      /^h[1-6]$/.test(node.tag) ? { level: Number(node.tag[1]), text: textOf(node), id: node.at.id } : [],
    ),
    landmarks: of("header", "nav", "main", "footer").map((node) => {
      const isNamed = "aria-label" in node.at || "aria-labelledby" in node.at;
      return { tag: node.tag, within: within(node), isNamed };
    }),
    links: of("a").map((node) => linkFacts(node, byId)),
    ids: nodes.flatMap(({ at }) => at.id ?? []),
    references: nodes.flatMap(({ at }) => REFERENCES.flatMap((name) => at[name]?.split(" ") ?? [])),
    images: of("img").map(imageFacts),
    videos: of("video").map(({ at }) => at),
    files: of("video", "source").flatMap(({ at: { src, poster } }) => [src, poster].filter((one) => one)),
    frames: of("iframe", "object", "embed").map(({ at }) => at.src ?? "a frame"),
    fields: of("input", "select", "textarea").map((node) => fieldFacts(node, of("label"), byId)),
    actions: of("form").flatMap(({ at }) => at.action ?? []),
    times: of("time").map(({ at }) => at.datetime ?? ""),
    hidden: nodes
      .filter(({ at }) => "hidden" in at)
      .map((node) => ({ text: textOf(node), within: within(node) })),
    rates: nodes.filter(({ at }) => "data-rate" in at).map(textOf),
    /** First-year sums: on a guide's stub (if complete), in its bill, and by slug in the comparison. */
    sums: {
      stub: nodes.filter(({ at }) => at["data-answer"] === "" && "data-sum" in at).map(textOf),
      bill: nodes.filter(({ at }) => "data-total" in at).map(textOf),
      cards: Object.fromEntries(
        nodes.flatMap((node) => (node.at["data-country"] ? [[node.at["data-country"], textOf(node)]] : [])),
      ),
    },
    figures: of("a")
      .filter(({ at }) => /\bfact(?: |$)/.test(at.class ?? "") && at.href?.startsWith("#"))
      .map((node) => ({ text: textOf(node), place: node.at.href?.slice(1) ?? "" })),
    sources: Object.fromEntries(sources.map(([id, node]) => [id, sourceFacts(node)])),
  };
}
