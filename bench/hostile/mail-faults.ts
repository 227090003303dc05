import PostalMime from "postal-mime";

/** A mail as the mail server took it. */
export interface TakenMail {
  readonly recipients: readonly string[];
  readonly source: string;
}

const HEADERS = new Set([
  "from",
  "to",
  "reply-to",
  "subject",
  "message-id",
  "date",
  "auto-submitted",
  "x-website-form",
  "mime-version",
  "content-type",
]);
/** Tags that the host itself writes. */
const OWN_TAGS = /<\/?(?:p|b|br)(?: style="border:1px solid;padding:8px")?>/g;
/** Line breaks and tabs apart. */
const CONTROLS = /[^\P{Cc}\n\r\t]/u;
/** Joiners apart, which scripts of India and many emoji need; `server/clean.ts` removes those that join nothing. */
const FORMATS = /(?!\p{Join_Control})\p{Cf}/u;

/** What is wrong with a mail: the kinds of fault, each once. */
export async function mailFaults(
  { recipients, source }: TakenMail,
  mailTo: readonly string[],
  mailFrom: string,
): Promise<string[]> {
  const { headers, from, subject = "", text = "", html = "", replyTo = [] } = await PostalMime.parse(source);
  const said = [subject, text, html, ...replyTo.flatMap(({ name, address }) => [name, address ?? ""])].join(
    "\n",
  );
  const faults: Record<string, boolean> = {
    "foreign recipient": recipients.some((one) => !mailTo.includes(one)),
    "foreign header": headers.some(({ key }) => !HEADERS.has(key)),
    "header twice": new Set(headers.map(({ key }) => key)).size < headers.length,
    "foreign sender": from?.address !== mailFrom,
    "active markup": /</.test(html.replace(OWN_TAGS, "")),
    "control character": CONTROLS.test(said),
    "format character": FORMATS.test(said),
    "two addresses to answer": replyTo.length > 1,
  };
  return Object.keys(faults).filter((name) => faults[name]);
}
