import { resolve } from "node:path";
import { extractEmail, isEmail } from "../src/forms/email";
import { type Config, readConfig } from "./config";
import { errorCode } from "./errors";
import { formatCsv } from "./inbox/csv";
import { formatEntry, formatInbox } from "./inbox/list";
import { deleteMessages, exportMessages, messagesNamed, messagesOf } from "./inbox/person";
import { Reader } from "./inbox/reader";
import { makeReport, type Report } from "./inbox/report";
import { formatReportHtml } from "./inbox/report-html";
import { formatReport, formatReportCsv } from "./inbox/report-text";
import { chooseStore } from "./store/open-store";
import { SHELVES, type Store } from "./store/store";

const USAGE = `npm run inbox                      what waits, what failed
npm run inbox -- --all             also what was delivered
npm run inbox -- find ADDRESS      messages that hold an e-mail address, in short
npm run inbox -- show NAME         one message: its reference number or its id
npm run inbox -- put-back NAME     a message that failed is sent
npm run inbox -- csv               all messages for a spreadsheet
npm run inbox -- report            counts by week, form, country, page, source, language; also --csv, --html
npm run inbox -- export ADDRESS    all that is kept of a person, as JSON
npm run inbox -- delete ADDRESS    deletes that, and reports what was deleted
npm run inbox -- move FROM TO      moves all messages: each a folder or postgres://…
`;

const REPORTS: ReadonlyMap<string, (report: Report) => string> = new Map([
  ["", formatReport],
  ["--csv", formatReportCsv],
  ["--html", formatReportHtml],
]);

async function putBack(store: Store, reader: Reader, name: string): Promise<string> {
  const found = await messagesNamed(reader, name);
  let count = 0;
  for (const { id } of found) count += (await store.putBack(id)) ? 1 : 0;
  return `${count} message(s) put back\n`;
}

function storeAt(config: Config, place: string): Store {
  const isUrl = /^postgres(?:ql)?:\/\//.test(place);
  const target = isUrl ? { storeUrl: place } : { storeUrl: undefined, spoolDir: resolve(place) };
  return chooseStore({ ...config, ...target, diskFloor: 0 });
}

/** Moves each message. A message that is already at the target is only removed here, so a move can be run again. */
async function move(config: Config, from: string, to: string): Promise<string> {
  const [source, target] = [storeAt(config, from), storeAt(config, to)];
  try {
    // A wrong name must not be made a new, empty spool.
    await source.entries([]).next();
    // This also locks the spool: no host can deliver a message while it is moved.
    for (const store of [source, target]) await store.open().then(() => store.probe());
    let [moved, left] = [0, 0];
    for await (const { message, ...entry } of source.entries(SHELVES)) {
      if (message === undefined) left += 1;
      else {
        await target.put({ ...entry, message });
        await source.remove(entry.id);
        moved += 1;
      }
    }
    const rest = left === 0 ? "" : `, ${left} that cannot be read left where they are`;
    return `${moved} message(s) moved${rest}\n`;
  } finally {
    for (const store of [source, target]) await store.close();
  }
}

async function answer(
  store: Store,
  reader: Reader,
  where: string,
  [command = "", word = ""]: readonly string[],
): Promise<string> {
  if (command === "") return formatInbox(store, where, ["new", "failed", "suspect"]);
  if (command === "--all") return formatInbox(store, where, SHELVES);
  if (command === "csv") return formatCsv(reader);
  const format = command === "report" ? REPORTS.get(word) : undefined;
  if (format) return format(await makeReport(reader));
  if (command === "show" && word !== "")
    return (await messagesNamed(reader, word)).map(formatEntry).join("\n") || "No such message\n";
  if (command === "put-back" && word !== "") return putBack(store, reader, word);
  const address = extractEmail(word);
  if (!isEmail(address) || !/^(?:find|export|delete)$/.test(command)) throw new Error(`usage:\n${USAGE}`);
  const found = await messagesOf(reader, address);
  if (command === "find") {
    const lines = found.map(
      ({ shelf, message }) => `${message.reference}  ${message.receivedAt}  ${message.kind}  ${shelf}`,
    );
    return `${[...lines, `${found.length} message(s)`].join("\n")}\n`;
  }
  return command === "export" ? exportMessages(found) : deleteMessages(store, found);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const args = process.argv.slice(2);
  const [command, from, to] = args;
  if (command === "move" && from && to) {
    process.stdout.write(await move(config, from, to));
    return;
  }
  const store = chooseStore(config);
  const where = config.storeUrl === undefined ? config.spoolDir : "the database";
  const reader = new Reader(store);
  process.stdout.write(await answer(store, reader, where, args).finally(() => store.close()));
  const { unread } = reader;
  if (unread.length === 0) return;
  console.error(
    `${unread.length} message(s) cannot be read, and may hold what was asked for: ${unread.join(", ")}`,
  );
  process.exitCode = 1;
}

run().catch((error: Error) => {
  console.error(`The inbox could not be read: ${error.message || errorCode(error)}`);
  process.exitCode = 1;
});
