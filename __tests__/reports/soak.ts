import { z } from "zod";
import { type Row, rowOf, run, tail, tell } from "./report";

/** The recipient that is refused while the other is taken. */
export const SECOND = "second@bec.example";
const MARKS = z.array(z.string());
const RESULT = z.object({
  accepted: MARKS,
  shelves: z.object({ new: MARKS, sent: MARKS, failed: MARKS }),
  copies: z.array(z.object({ mark: z.string(), recipient: z.string(), isConfirmed: z.boolean() })),
  messages: z.number(),
});

const twice = (marks: readonly string[]) => marks.filter((mark, index) => marks.indexOf(mark) !== index);

/** Two hosts under load and every fault at once, then a count of the messages. @param args minutes and messages */
export async function soak([minutes = "20", messages = "5000"]: readonly string[]): Promise<readonly Row[]> {
  tell(`${minutes} minutes, ${messages} messages`);
  // Disks are mounted where no other process sees them.
  const inside = ["--import", "tsx", "__tests__/reports/soak/inside.ts", minutes, messages];
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
    rowOf("every message is accepted in the end", late, messages),
    rowOf("every accepted message is on disk", lost),
    rowOf("none lies there twice", twice(kept)),
    rowOf("none waits any longer", shelves.new),
    rowOf("whoever is noted as having a mail has it", unsent, went),
    { what: "mails that came twice, after a kill", found: false, detail: `${twice(confirmed).length}` },
  ];
}
