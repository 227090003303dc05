import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type CheckResult, checkContent } from "../check/check-content";
import { watchContent } from "../check/watch-content";
import { formatProblem, jsonOf, type Problem } from "../content/content-file";
import { formLines } from "../edit/form-lines";
import { runCommand } from "../run-command";

const USAGE = `npm run check:content [-- FOLDER] [-- --json | --watch | --form]
  FOLDER   the project to check, default: this one
  --json   {"errors": [], "warnings": []}, each {file, line, column, message}
  --form   names fields as the form at /edit/ does, with a link into it where EDIT_REPO is set
  --watch  checks again after every change, until it is stopped
Exit code: 0 nothing is wrong (warnings are no matter), 1 something is, 2 the check could not run.`;

function asWarning({ message, form, ...place }: Problem): Problem {
  const warned = (text: string) => `warning: ${text}`;
  return { ...place, message: warned(message), form: form && { ...form, message: warned(form.message) } };
}

function print({ errors, warnings }: CheckResult, line: (problem: Problem) => string): void {
  for (const problem of errors) console.error(line(problem));
  for (const problem of warnings) console.log(line(asWarning(problem)));
  const count = errors.length === 0 ? "no problem" : `${errors.length} problem(s)`;
  console.log(`content: ${count}${warnings.length > 0 ? `, ${warnings.length} warning(s)` : ""}`);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      watch: { type: "boolean" },
      form: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const root = resolve(positionals[0] ?? ".");
  if (!existsSync(join(root, "content"))) throw new Error(`${root} has no folder content`);
  const line = values.form ? formLines(process.env) : formatProblem;
  if (values.watch) {
    await watchContent(root, (result) => {
      console.log("content: checking");
      print(result, line);
    });
    return 0;
  }
  const result = await checkContent(root);
  if (values.json) console.log(jsonOf(result));
  else print(result, line);
  return result.errors.length === 0 ? 0 : 1;
}

runCommand(main, 2, "content: the check could not run: ");
