const LINE_END = /<br ?\/?>|<\/(?:p|div|h[1-6]|li|dt|dd|tr|table|ul|ol|dl|blockquote|pre)>|<hr ?\/?>/g;
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The lines a person reads in HTML that `sanitiseHtml` gave. */
export function htmlToText(html: string): string[] {
  const text = html
    .replace(LINE_END, "\n")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return lines
    .filter((line, index) => line !== "" || (index > 0 && lines[index - 1] !== ""))
    .join("\n")
    .trim()
    .split("\n");
}
