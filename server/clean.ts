import sanitizeHtml from "sanitize-html";
import { decodeEntities, escapeMarkup } from "../src/lib/entities";

/** Invisible characters, and those that reverse the reading order or render as nothing. */
const UNSEEN =
  /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
/** Joiners that join nothing. The others stay: Indian scripts, Arabic and many emoji need them. */
const LONE_JOINER =
  /(?<!(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}/gu;

/** Removes control characters, lone surrogates and invisible characters; line breaks become `\n`. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(UNSEEN, "")
    .replace(LONE_JOINER, "")
    .replace(/[^\P{Cc}\n\t]/gu, "");
}

/** `cleanText` on one line, with whitespace collapsed: safe in a mail header. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

/** Escapes markup; line breaks become `<br />`. */
export function escapeHtml(text: string): string {
  return escapeMarkup(text).replaceAll("\n", "<br />");
}

const TAGS =
  "p br hr div span b strong i em u h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tr th td blockquote pre";

export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS.split(" "),
    allowedAttributes: {},
    disallowedTagsMode: "discard",
    nestingLimit: 20,
  });
}

const LINE_END = /<br ?\/?>|<\/(?:p|div|h[1-6]|li|dt|dd|tr|table|ul|ol|dl|blockquote|pre)>|<hr ?\/?>/g;

/** The lines of text in HTML that `sanitiseHtml` returned. */
export function htmlToText(html: string): string[] {
  const text = html.replace(LINE_END, "\n").replace(/<[^>]*>/g, " ");
  return decodeEntities(text)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .split("\n");
}
