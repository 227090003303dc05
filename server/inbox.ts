import { z } from "zod";
import { readConfig } from "./config";
import { formatEntry, formatInbox } from "./inbox/list";
import { deleteMessages, exportMessages, type Found, messagesNamed, messagesOf } from "./inbox/person";
import { Spool } from "./spool/spool";

const USAGE = `npm run inbox                      what waits, what failed and what was held back
npm run inbox -- --all             also what was delivered
npm run inbox -- find ADDRESS      messages that hold an e-mail address, in short
npm run inbox -- show NAME         one message: its reference number or its id
npm run inbox -- export ADDRESS    all that is kept of a person, as JSON
npm run inbox -- delete ADDRESS    deletes that, and reports what was deleted
`;

async function show(spool: Spool, found: readonly Found[]): Promise<string> {
  const parts: string[] = [];
  for (const { shelf, id, path } of found) parts.push(await formatEntry(spool, shelf, id, path));
  return parts.join("\n") || "No such message\n";
}

async function answer(spool: Spool, root: string, args: readonly string[]): Promise<string> {
  const [command = "", word = ""] = args;
  if (command === "") return formatInbox(spool, root, ["new", "failed", "suspect"]);
  if (command === "--all") return formatInbox(spool, root, ["new", "failed", "suspect", "sent"]);
  if (command === "show" && word !== "") return show(spool, await messagesNamed(spool, word));
  if (!z.email().safeParse(word).success) throw new Error(`usage:\n${USAGE}`);
  if (command === "find") {
    const found = await messagesOf(spool, word);
    const lines = found.map(
      ({ shelf, message }) => `${message.reference}  ${message.receivedAt}  ${message.kind}  ${shelf}`,
    );
    return `${[...lines, `${found.length} message(s)`].join("\n")}\n`;
  }
  if (command === "export") return exportMessages(spool, await messagesOf(spool, word));
  if (command === "delete") return deleteMessages(spool, await messagesOf(spool, word));
  throw new Error(`usage:\n${USAGE}`);
}

async function run(): Promise<void> {
  const { spoolDir } = readConfig(process.env);
  process.stdout.write(await answer(new Spool(spoolDir), spoolDir, process.argv.slice(2)));
}

run().catch((error: Error) => {
  console.error(`The inbox could not be read: ${error.message}`);
  process.exitCode = 1;
});
