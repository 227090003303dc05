import { z } from "zod";
import { startPostgres } from "../helpers/postgres-server";
import { type Row, rowOf, run, tail, tell } from "./report";

/** The recipient that is refused while the other is taken. */
export const SECOND = "second@bec.example";
const MARKS = z.array(z.string());
const RESULT = z.object({
  accepted: MARKS,
  shelves: z.object({ new: MARKS, sent: MARKS, failed: MARKS }),
  copies: z.array(z.object({ mark: z.string(), recipient: z.string(), isConfirmed: z.boolean() })),
  messages: z.number(),
  kills: z.number(),
});

const twice = (marks: readonly string[]) => marks.filter((mark, index) => marks.indexOf(mark) !== index);

/**
 * Load and every fault at once, over one host on files and then over some on PostgreSQL, then a count of the messages.
 *
 * @param args minutes and messages for each, and how many hosts share PostgreSQL
 */
export async function soak([minutes = "20", messages = "5000", hosts = "2"]: readonly string[]): Promise<
  readonly Row[]
> {
  const rows = [...(await soakOver("files", [minutes, messages]))];
  const server = await startPostgres("");
  if (!server) throw new Error("PostgreSQL is not installed: apt-get install postgresql");
  try {
    rows.push(...(await soakOver("PostgreSQL", [minutes, messages, server.url, hosts])));
  } finally {
    server.stop();
  }
  return rows;
}

async function soakOver(store: string, args: readonly string[]): Promise<readonly Row[]> {
  tell(`${store}: ${args[0]} minutes, ${args[1]} messages`);
  // Disks are mounted where no other process sees them.
  const inside = ["--import", "tsx", "__tests__/reports/soak/inside.ts", ...args];
  const { code, output } = await run(["unshare", "--map-root-user", "--mount", process.execPath, ...inside]);
  if (code !== 0) throw new Error(tail(output));
  const { accepted, shelves, copies, ...rest } = RESULT.parse(JSON.parse(output.slice(output.indexOf("{"))));
  const kept = [...shelves.new, ...shelves.sent, ...shelves.failed];
  const [all, sent] = [new Set(kept), new Set(shelves.sent)];
  const given = (isSecond: boolean) =>
    new Set(copies.flatMap(({ mark, recipient }) => ((recipient === SECOND) === isSecond ? [mark] : [])));
  const [first, second] = [given(false), given(true)];
  const confirmed = copies.flatMap(({ mark, recipient, isConfirmed }) =>
    isConfirmed ? [mark + recipient] : [],
  );
  const late = accepted.length < rest.messages ? [`${accepted.length}`] : [];
  const lost = accepted.filter((mark) => !all.has(mark));
  const unsent = [...sent].filter((mark) => !first.has(mark) || !second.has(mark));
  const went = `${sent.size} delivered, ${shelves.failed.length} given up`;
  return [
    rowOf(`${store}: every message is accepted in the end`, late, `${rest.messages}`),
    rowOf(`${store}: every accepted message is on disk`, lost),
    rowOf(`${store}: none lies there twice`, twice(kept)),
    rowOf(`${store}: none waits any longer`, shelves.new),
    rowOf(`${store}: whoever is noted as having a mail has it`, unsent, went),
    {
      what: `${store}: mails that came twice, after one of ${rest.kills} kills`,
      found: false,
      detail: `${twice(confirmed).length}`,
    },
  ];
}
