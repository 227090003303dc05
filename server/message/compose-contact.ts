import type { ContactCall } from "../calls/contact-schema";
import { htmlToText } from "./html-to-text";
import type { Message } from "./message";
import { newMessageId } from "./new-message-id";
import { replyAddress } from "./reply-address";
import { sanitiseHtml } from "./sanitise-html";

/** What follows a label such as "Email:" in the lines of a contact message. */
function labelled(lines: readonly string[], label: RegExp): string {
  const line = lines.find((one) => label.test(one));
  return line?.replace(label, "").trim() ?? "";
}

/** The message that a contact call asks for. The visitor's address is read from its "Email" line. */
export function composeContact(call: ContactCall): Message {
  const now = new Date();
  const html = sanitiseHtml(call.html);
  const text = htmlToText(html);
  const address = labelled(text, /^e-?mail(?: address)?[\s:]+/i);
  const name = labelled(text, /^(?:full ?)?name[\s:]+/i);
  return {
    id: newMessageId(now),
    kind: "contact",
    receivedAt: now.toISOString(),
    to: call.to,
    replyTo: replyAddress(address, name),
    subject: call.subject,
    text,
    html,
  };
}
