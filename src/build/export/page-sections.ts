import { Parser } from "htmlparser2";

export interface PageSection {
  /** Id of the heading, or of what holds it; what stands above the first such heading has none. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly listed: string;
  readonly isQuestion: boolean;
}

interface ExportedPage {
  readonly heading: string;
  readonly description: string;
  readonly sections: readonly PageSection[];
}

const HEADING = /^h[1-6]$/;
const SILENT = new Set(["script", "style", "svg", "nav", "noscript", "template", "form", "button", "select"]);
const BLOCK = /^(?:p|li|dt|dd|div|section|tr|td|th|summary|figcaption|h[1-6])$/;
/** Where two elements meet without a gap, a figure and its unit, styles set them apart. */
const WORD_END = /[\p{L}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;
const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

interface Open {
  readonly name: string;
  readonly isSilent: boolean;
  /** A heading may take the id of the section that it begins. */
  readonly id: string;
  readonly isLinkWithin: boolean;
  /** The section that goes on when this element ends. */
  readonly before?: Part;
}

interface Part {
  id: string;
  heading: string;
  text: string;
  listed: string;
  isQuestion: boolean;
}

const newPart = (id: string, isQuestion = false): Part => ({
  id,
  heading: "",
  text: "",
  listed: "",
  isQuestion,
});

/** What nobody reads as text of the page: hidden from readers, or repeated from another place. */
const isSilent = (name: string, attributes: Readonly<Record<string, string>>) =>
  SILENT.has(name) ||
  "hidden" in attributes ||
  "data-nosnippet" in attributes ||
  "data-institution" in attributes ||
  "data-figure" in attributes ||
  "data-currencies" in attributes ||
  // What stands in them is found as figures of their own.
  "data-row" in attributes ||
  "data-all-pages" in attributes ||
  // Groups of a tool hold what is found as pages of their own.
  "data-group" in attributes ||
  /\bbars-(?:note|averaged)\b/.test(attributes.class ?? "") ||
  /\bvisually-hidden\b/.test(attributes.class ?? "") ||
  attributes["aria-hidden"] === "true";

/** What is read line by line: of its words no excerpt can be made. */
const LISTING = /^(?:ul|ol|dl|table|figure)$/;
const SENTENCE_END = /[.!?…]["”’)]*$/;

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** React's own ids change with the page's structure: no address. */
const isAddress = (id: string) => id !== "" && !id.startsWith("_");

/** A heading without an address belongs to the section above it; a question is a section of its own. */
export function exportedPage(html: string): ExportedPage {
  const page = { heading: "", description: "" };
  const parts: Part[] = [newPart("")];
  let part = parts[0];
  const open: Open[] = [];
  let silent = 0;
  let inMain = 0;
  let into: "heading" | "listed" | "title" = "listed";
  /** The paragraph that is being read; one that is no sentence is a label. */
  let paragraph: string | undefined;
  /** Whether an element began or ended since the last text. */
  let isApart = false;
  const begin = (id: string, isQuestion = false) => {
    part = newPart(id, isQuestion);
    parts.push(part);
  };
  const isListing = () => open.some(({ name }) => LISTING.test(name));
  const parser = new Parser({
    onopentag(name, attributes) {
      isApart = true;
      if (name === "meta" && attributes.name === "description") page.description = attributes.content ?? "";
      if (VOID.has(name)) return;
      // What folds below a drawing says the same of every other country.
      const isDrawing = name === "details" && open.some((around) => around.name === "figure");
      const isHidden = isDrawing || isSilent(name, attributes);
      const id = attributes.id ?? "";
      const isQuestion = name === "details" && "data-question" in attributes;
      const isLinkWithin = name === "a" && /^\/(?!\/)/.test(attributes.href ?? "");
      open.push({ name, isSilent: isHidden, id, isLinkWithin, before: isQuestion ? part : undefined });
      if (isHidden) silent += 1;
      if (name === "main") inMain += 1;
      if (silent > 0 || inMain === 0 || !part) return;
      if (BLOCK.test(name)) part.listed += " ";
      if (name === "p" && into === "listed" && !isListing()) paragraph = "";
      if (isQuestion) begin(id, true);
      else if (name === "summary" && open.at(-2)?.before) into = "heading";
      else if (name === "h1") into = "title";
      else if (HEADING.test(name) && !open.at(-2)?.before) {
        const around = open.findLast(({ name: holder }) => /^(?:section|div|aside|main)$/.test(holder));
        const isFirst = around && !parts.some((known) => known.id === around.id);
        const address = isAddress(id) ? id : isFirst && isAddress(around.id) ? around.id : "";
        if (!address) return;
        begin(address);
        into = "heading";
      }
    },
    ontext(text) {
      if (silent > 0 || inMain === 0 || !part) return;
      // The pages that a list leads to are found themselves.
      const isElsewhere =
        open.some(({ isLinkWithin }) => isLinkWithin) && open.some(({ name }) => /^[uo]l$/.test(name));
      if (isElsewhere) return;
      const join = (before: string) =>
        `${before}${isApart && WORD_END.test(before) && WORD_START.test(text) ? " " : ""}${text}`;
      if (into === "title") page.heading += text;
      else if (paragraph === undefined) part[into] = join(part[into]);
      else paragraph = join(paragraph);
      isApart = false;
    },
    onclosetag(name) {
      isApart = true;
      if (VOID.has(name)) return;
      const ended = open.pop();
      if (!ended) return;
      if (ended.isSilent) silent -= 1;
      if (name === "main") inMain -= 1;
      if (HEADING.test(name) || name === "summary") into = "listed";
      if (name === "p" && paragraph !== undefined && part) {
        const kind = SENTENCE_END.test(paragraph.trim()) ? "text" : "listed";
        part[kind] += ` ${paragraph}`;
        paragraph = undefined;
      }
      if (ended.before) part = ended.before;
    },
  });
  parser.write(html);
  parser.end();
  const sections = parts.map(({ heading, text, listed, ...one }) => ({
    ...one,
    heading: tidy(heading),
    text: tidy(text),
    listed: tidy(listed),
  }));
  return { ...page, heading: tidy(page.heading), sections };
}
