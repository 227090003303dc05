import { spawn } from "node:child_process";
import path from "node:path";
import { watchContent } from "../check/watch-content";
import { readContent } from "../content/read-content";
import { formLines } from "../edit/form-lines";
import { serveEditor } from "../edit/serve-editor";
import { editSettings } from "../edit/settings";
import { writeEditor } from "../edit/write-editor";
import { runCommand } from "../run-command";

const ROOT = path.join(".preview", "editor");
const PORT = 8001;

/** `npm run edit`: the development site and, beside it, the editor of this folder; checks after every saved change. */
async function main(): Promise<undefined> {
  const settings = editSettings(process.env) ?? { repo: "this/folder", branch: "main" };
  await writeEditor(ROOT, readContent("content"), settings);
  await serveEditor(ROOT, settings, PORT);
  console.log(
    `Editor: http://localhost:${PORT}/edit/ in Chrome or Edge: "Work with Local Repository", this folder`,
  );
  const line = formLines(process.env);
  await watchContent(".", ({ errors }) => {
    for (const problem of errors) console.error(line(problem));
  });
  const site = spawn("npx", ["gatsby", "develop"], { stdio: "inherit" });
  site.on("exit", (code) => process.exit(code ?? 0));
}

runCommand(main, 1, "");
