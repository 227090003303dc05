import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { checkContent } from "../../src/build/check/check-content";
import { formLines } from "../../src/build/edit/form-lines";
import { launchBrowser } from "../helpers/browser";
import { type Editor, openEditor, textFiles } from "../helpers/editor";
import { hydrated } from "../helpers/hydrated";
import { servedEditor } from "../helpers/served-editor";
import { served } from "./exported";
import { commandRow, type Row, rowOf, tell } from "./report";
import { cloned, commitSaved } from "./tour/clone";
import { handsOn, PICTURES } from "./tour/hands";
import { type Sight, TASKS, type Task } from "./tour/tasks";

/** Folders whose pictures the editor shows on the way. */
const SHOWN = ["team", "articles", "institutions"];
/** How long one thing may take, in seconds. */
const LIMIT = 180;

/** Content with the pictures that are shown. */
function filesOf(root: string): Map<string, string | Buffer> {
  const files = new Map<string, string | Buffer>(textFiles(root));
  for (const folder of SHOWN.map((name) => path.join("content", "images", name)))
    for (const name of readdirSync(path.join(root, folder)))
      files.set(path.join(folder, name), readFileSync(path.join(root, folder, name)));
  return files;
}

/** Does one thing in the form, commits it, and runs the check over the commit. */
async function done(editor: Editor, root: string, { name, what, steps, files }: Task): Promise<Row> {
  tell(what);
  const hands = handsOn(editor, name);
  const started = Date.now();
  await steps(hands);
  const seconds = Math.round((Date.now() - started) / 1000);
  const { id, files: changed, lines } = await commitSaved(root, editor, what);
  const { errors } = await checkContent(root);
  const asExpected = changed.join() === files.join();
  return rowOf(
    what,
    [
      ...(seconds <= LIMIT ? [] : [`took ${seconds} s, expected at most ${LIMIT} s`]),
      ...(asExpected ? [] : [`its commit changes ${changed.join(", ")}, expected ${files.join(", ")}`]),
      ...errors.map(formLines({})),
    ],
    `${seconds} s, ${hands.steps()} steps; commit ${id} (${lines}) of ${changed.join(", ")}; the check passes`,
  );
}

/** Whether a page shows what it should; a picture of it is drawn. */
async function fault(page: Page, site: string, { route, element, says }: Sight): Promise<string[]> {
  await page.goto(site + route, { waitUntil: "load" });
  await hydrated(page);
  const wanted = page.locator(element).filter(says === undefined ? {} : { hasText: says });
  const count = await wanted.count();
  if (count === 0) return [`${route} has no ${element}${says === undefined ? "" : ` that says "${says}"`}`];
  await wanted.first().scrollIntoViewIfNeeded();
  return [];
}

/** Looks at the built site for what was done in the form. */
async function shown(browser: Browser, site: string, { name, what, seen }: Task): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const faults: string[] = [];
  for (const [index, sight] of seen.entries()) {
    faults.push(...(await fault(page, site, sight)));
    await page.screenshot({ path: path.join(PICTURES, name, `page-${index + 1}.png`) });
  }
  await page.close();
  return rowOf(`${what}: on the page`, faults, [...new Set(seen.map(({ route }) => route))].join(", "));
}

/**
 * Does in a real browser what people do most in the form, over a clone of this project: each thing ends in a commit
 * that passes the check, and stands on its page once the clone is built.
 */
export async function tour(): Promise<readonly Row[]> {
  rmSync(PICTURES, { recursive: true, force: true });
  const root = await cloned();
  const forms = await servedEditor(root);
  const browser = await launchBrowser();
  const rows: Row[] = [];
  try {
    const editor = await openEditor(browser, forms.address, filesOf(root));
    editor.page.setDefaultTimeout(10_000);
    for (const task of TASKS) rows.push(await done(editor, root, task));
    rows.push(rowOf("complaints of the editor", editor.complaints));
    const env = { CI: "true", EDIT_REPO: "", GATSBY_API_BASE: "" };
    rows.push(await commandRow("build of the clone", ["npx", "gatsby", "build"], { cwd: root, env }));
    await served(
      async (site) => {
        for (const task of TASKS) rows.push(await shown(browser, site, task));
      },
      {},
      root,
    );
  } finally {
    await browser.close();
    forms.close();
    rmSync(path.dirname(root), { recursive: true, force: true });
  }
  return [...rows, rowOf("pictures of each step", [], PICTURES)];
}
