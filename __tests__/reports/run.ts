import { type Report, type Row, rowOf } from "./report";

const REPORTS: Readonly<Record<string, () => Promise<Report>>> = {
  nginx: async () => (await import("./nginx")).nginx,
  engines: async () => (await import("./engines")).engines,
  soak: async () => (await import("./soak")).soak,
  rehearsal: async () => (await import("./rehearsal")).rehearsal,
  planted: async () => (await import("./planted")).planted,
  readability: async () => (await import("./readability")).readability,
};

function print(name: string, rows: readonly Row[], seconds: number): void {
  const count = rows.filter(({ found }) => found).length;
  console.log(`\n${name}: ${count === 0 ? "nothing found" : `${count} found`}, ${seconds} s`);
  for (const { what, found, detail } of rows)
    console.log(`  ${found ? "FOUND" : "ok"}  ${what}: ${detail.replaceAll("\n", "\n         ")}`);
}

/** Runs one report and prints its table. @returns whether it found something; a report that breaks did */
async function report(name: string, load: () => Promise<Report>, args: readonly string[]): Promise<boolean> {
  const started = Date.now();
  console.error(`report: ${name} …`);
  const broken = (error: unknown): readonly Row[] => [
    rowOf("the report itself", [error instanceof Error ? `${error.stack}` : `${error}`]),
  ];
  const rows = await load().then((look) => look(args).catch(broken), broken);
  print(name, rows, Math.round((Date.now() - started) / 1000));
  return rows.some(({ found }) => found);
}

/** `npm run report [-- NAME [ARGS]]`: one report or all; it ends with 1 if something was found. */
async function main([name, ...args]: readonly string[]): Promise<void> {
  const chosen = name === undefined ? REPORTS : { [name]: REPORTS[name] };
  for (const [one, load] of Object.entries(chosen)) {
    if (!load) throw new Error(`there is no report "${one}", but ${Object.keys(REPORTS).join(", ")}`);
    if (await report(one, load, args)) process.exitCode = 1;
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
