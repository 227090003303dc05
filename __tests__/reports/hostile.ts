import PostalMime from "postal-mime";
import { endpoints } from "../../src/forms/endpoints";
import { consultationBody, contactBody, MAILBOX, rawExchange } from "../server/helpers/calls";
import { hostileValues } from "../server/helpers/hostile-values";
import { MailCatcher } from "../server/helpers/mail-catcher";
import { rawRequests } from "./hostile/raw-requests";
import { type Row, rowOf, served, tell } from "./report";

const MAIL_FROM = "website@agency.example";
/** How long a raw exchange may last in ms; the host closes a request that never ends after 15 s. */
const PATIENCE = 17_000;
const AT_ONCE = 8;

const FORMS: readonly (readonly [string, object])[] = [
  [endpoints.contact, contactBody()],
  [endpoints.consultation, consultationBody()],
];
const FIELDS = FORMS.flatMap(([path, body]) => Object.keys(body).map((field) => ({ path, body, field })));

type Field = (typeof FIELDS)[number];
const filled = ({ path, body, field }: Field, value: unknown) => [path, { ...body, [field]: value }] as const;

/** The values themselves first, then every text beside every other, each in turn in every field. */
function* bodies(): Generator<readonly [string, object], never> {
  const texts = hostileValues.filter((value) => typeof value === "string");
  for (const value of hostileValues) for (const field of FIELDS) yield filled(field, value);
  for (let step = 1; ; step += 1)
    for (const [index, text] of texts.entries()) {
      const field = FIELDS[(index + step) % FIELDS.length];
      if (field) yield filled(field, text + texts[(index + step) % texts.length]);
    }
}

const HEADERS =
  /^(?:from|to|reply-to|subject|message-id|date|auto-submitted|x-website-form|mime-version|content-type)$/;
/** Tags that the host itself writes. */
const OWN_TAGS = /<\/?(?:p|b|br)(?: style="border:1px solid;padding:8px")?>/g;
/** Control characters but line breaks and tabs; format characters but joiners, which scripts of India need. */
const UNSEEN = /[^\P{Cc}\n\r\t]|(?!\p{Join_Control})\p{Cf}/u;

/** What is wrong with a mail as the mail server took it. */
async function mailFaults(recipients: readonly string[], source: string): Promise<string[]> {
  const { headers, from, subject = "", text = "", html = "", replyTo = [] } = await PostalMime.parse(source);
  const answered = replyTo.flatMap(({ name, address }) => [name, address ?? ""]);
  const said = [subject, text, html, ...answered].join("\n");
  const faults: Readonly<Record<string, boolean>> = {
    "a stranger among its recipients": recipients.some((one) => one !== MAILBOX),
    "a strange header": headers.some(({ key }) => !HEADERS.test(key)),
    "a header twice": new Set(headers.map(({ key }) => key)).size < headers.length,
    "a strange sender": from?.address !== MAIL_FROM,
    "active markup": /</.test(html.replace(OWN_TAGS, "")),
    "unseen characters": UNSEEN.test(said),
    "two addresses to answer": replyTo.length > 1,
  };
  return Object.keys(faults).filter((name) => faults[name]);
}

/** Sends bodies that no form sends; gives the answers that are server errors. */
async function sendValues(site: string, count: number): Promise<string[]> {
  const source = bodies();
  const faults: string[] = [];
  let left = count;
  const work = async () => {
    for (; left > 0; left -= 1) {
      const [path, body] = source.next().value;
      const headers = { "content-type": "application/json" };
      const answer = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
      await answer.arrayBuffer();
      if (answer.status >= 500) faults.push(`${answer.status} for ${JSON.stringify(body).slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

/** Sends bytes that no browser sends; gives the answers that are server errors. */
async function sendRaw(site: string): Promise<string[]> {
  const faults: string[] = [];
  for (const bytes of rawRequests()) {
    const back = await rawExchange(site, Buffer.from(bytes, "latin1"), PATIENCE);
    // What is no HTTP of this century, or of no known kind, is refused so.
    const status = /^HTTP\/1\.1 (5(?!0[15])\d\d)/.exec(back)?.[1];
    if (status) faults.push(`${status} for ${JSON.stringify(bytes.slice(0, 200))}`);
  }
  return faults;
}

async function untilDelivered(site: string): Promise<void> {
  for (let waiting = 1; waiting > 0; await new Promise((resolve) => setTimeout(resolve, 500))) {
    const text = await (await fetch(`${site}/metrics`)).text();
    waiting = Number(/^bec_host_messages_waiting (\d+)$/m.exec(text)?.[1]);
  }
}

/** Values and raw requests that no visitor sends, and every mail that comes of them. @param args how many values */
export async function hostile([values = "5000"]: readonly string[]): Promise<readonly Row[]> {
  const mail = await new MailCatcher().open();
  const settings = {
    MAIL_TO: MAILBOX,
    MAIL_FROM,
    SMTP_URL: mail.url,
    LOG_LEVEL: "silent",
  };
  const look = async (site: string) => {
    tell(`${values} values`);
    const answers = await sendValues(site, Number(values));
    const raw = await sendRaw(site);
    await untilDelivered(site);
    const faults = await Promise.all(mail.caught.map(({ to, text }) => mailFaults(to, text)));
    return [
      rowOf("no value is answered with a server error", answers, values),
      rowOf("nor is a raw request", raw, `${rawRequests().length}`),
      rowOf("mails arrive", mail.caught.length === 0 ? ["none did"] : [], `${mail.caught.length}`),
      rowOf("no mail does harm", [...new Set(faults.flat())]),
    ];
  };
  return served(look, settings).finally(() => mail.close());
}
