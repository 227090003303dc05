import fixedWords from "../content/words/fixed-forms.json";
import { consultationFields } from "../src/forms/consultation/consultation-fields";
import type { Sender, Source } from "../src/forms/endpoints";
import { cleanLine, cleanText, escapeHtml, htmlToText, sanitiseHtml } from "./clean";
import { type Message, newMessageId, phoneIn, referenceOf } from "./message";
import type { Consultation, Contact } from "./schemas";

const SAFE_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?=.{3,190}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/i;
const MAX_NAME = 100;

/** A name without anything that a mail program could read as an address. */
function plainName(name: string): string {
  // Keeps the full stop after an initial; removes the ones inside a web site's name.
  const words = name.replace(/(?<=\p{L}{3})\./gu, " ");
  return cleanLine(words.replace(/[^\p{L}\p{M}\p{N}\p{Join_Control} .'\u2019-]/gu, " ")).slice(0, MAX_NAME);
}

/** The address for replies; undefined if some mail servers would refuse it. */
function replyAddress(address: string, name: string): Message["replyTo"] {
  return SAFE_ADDRESS.test(address) ? { name: plainName(name), address } : undefined;
}

function newMessage(kind: Message["kind"]) {
  const now = new Date();
  const id = newMessageId(now);
  return { id, reference: referenceOf(id), kind, receivedAt: now.toISOString() };
}

export function composeContact(contact: Contact, sender: Sender, source?: Source): Message {
  // Cleaned again, because entities have become characters only now.
  const html = cleanText(sanitiseHtml(contact.html));
  const text = htmlToText(html);
  return {
    ...newMessage("contact"),
    to: contact.to,
    replyTo: replyAddress(sender.from, sender.name),
    subject: contact.subject,
    text,
    html,
    fields: { name: sender.name, email: sender.from, phone: phoneIn(text), message: text.join("\n") },
    source,
  };
}

function choices(list: readonly string[], other: string): string {
  const named = list.map((choice) =>
    choice === fixedWords.choices.other && other !== "" ? `${choice} (${other})` : choice,
  );
  return named.join(", ") || other || "not stated";
}

export function composeConsultation(
  consultation: Consultation,
  mailTo: readonly string[],
  source?: Source,
): Message {
  const { from: _from, ...fields } = consultation;
  const { name, email } = consultation;
  const lines = consultationFields.flatMap((field): (readonly [string, string])[] => {
    if (field.kind === "other") return [];
    if (field.kind !== "choices") return [[field.label, consultation[field.name]]];
    return [[field.label, choices(consultation[field.name], consultation[field.other])]];
  });
  return {
    ...newMessage("consultation"),
    to: mailTo,
    replyTo: replyAddress(email, name),
    subject: `Online consultation request from ${name}`,
    text: lines.flatMap(([label, value]) => `${label}: ${value}`.split("\n")),
    html: lines.map(([label, value]) => `<p><b>${label}:</b> ${escapeHtml(value)}</p>`).join("\n"),
    fields,
    source,
  };
}
