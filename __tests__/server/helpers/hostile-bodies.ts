import { consultationBody, contactBody } from "./calls";

const text = (value: unknown) => JSON.stringify(value);
const contact = text(contactBody());
const consultation = text(consultationBody());

/** Request bodies that are broken as a whole. */
export const hostileBodies: readonly (string | Buffer)[] = [
  ...["", "null", "0", '""', "[]", "{}", "[{}]", "{", "undefined", "{'to':'x'}", '{"a":1,}', "\uFEFF{}"],
  `${contact}${contact}`,
  `${contact}\u0000`,
  "[".repeat(100_000),
  `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
  "x".repeat(300_000),
  text(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, index]))),
  contact.replace("{", '{"__proto__":{"to":"victim@example.org"},'),
  consultation.replace("{", '{"__proto__":{"isAdmin":true},'),
  consultation.replace("{", '{"constructor":{"prototype":{"isAdmin":true}},'),
  contact.replace("{", '{"\\u005f_proto__":{"isAdmin":true},'),
  contact.replace("{", '{"to":"victim@example.org",'),
  contact.replace("}", ',"to":"victim@example.org"}'),
  text({ ...contactBody(), bcc: "victim@example.org", cc: "victim@example.org", from: "ceo@agency.example" }),
  text({ ...contactBody(), attachments: [{ path: "/etc/passwd" }], envelope: { to: "victim@example.org" } }),
  text({ ...consultationBody(), to: "victim@example.org", replyTo: "victim@example.org" }),
  Buffer.concat([Buffer.from('{"to":"'), Buffer.from([0xf0, 0x28, 0x8c, 0x28]), Buffer.from('"}')]),
  Buffer.from(contact, "utf16le"),
  Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
];
