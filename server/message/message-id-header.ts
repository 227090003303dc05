/** The Message-ID under which a message is always sent, so that mail servers can tell a repeat. */
export function messageIdHeader(id: string, mailFrom: string): string {
  return `<${id}@${mailFrom.slice(mailFrom.lastIndexOf("@") + 1)}>`;
}
