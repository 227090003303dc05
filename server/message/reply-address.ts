const PLAIN = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?=.{3,190}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/i;

/** Whom to answer, or undefined if some mail servers would not take the address. */
export function replyAddress(address: string, name = ""): { name: string; address: string } | undefined {
  if (!PLAIN.test(address)) return undefined;
  return { name: name.slice(0, 100), address };
}
