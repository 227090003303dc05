import sanitizeHtml from "sanitize-html";

const TAGS =
  "p br hr div span b strong i em u h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tr th td blockquote pre";

/** HTML reduced to text-shaping tags without attributes; anything else is dropped or escaped. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS.split(" "),
    allowedAttributes: {},
    disallowedTagsMode: "discard",
    nestingLimit: 20,
  });
}
