import type { Locator } from "playwright-core";
import { entryAddress } from "../../src/build/edit/entry-address";
import { launchBrowser } from "../helpers/browser";
import { type Editor, openEditor, textFiles } from "../helpers/editor";
import { servedEditor } from "../helpers/served-editor";
import { type Row, rowOf, tell } from "./report";

const BOXES = ":is(input[type=text], textarea):visible";

/** Opens lists and groups of fields until there is a text. */
async function firstText({ page }: Editor): Promise<Locator> {
  const box = page.locator("[role=group]").locator(BOXES).first();
  const closed = page.getByRole("button", { name: /^Expand$/ }).first();
  await box.or(closed).first().waitFor();
  if (!(await box.isVisible())) await closed.click();
  await box.waitFor();
  return box;
}

/** Changes a text and puts it back, and looks at the file each time. */
async function roundTrip(editor: Editor, file: string, text: string): Promise<Row> {
  const entry = entryAddress(file);
  if (entry === undefined) return rowOf(file, [], "not in the editor: a command writes it");
  await editor.open(entry);
  const box = await firstText(editor);
  const before = await box.inputValue();
  const field = await box.evaluate((input) =>
    input.closest("[data-key-path]")?.getAttribute("data-key-path"),
  );
  const after = before.slice(0, -1) + (before.endsWith("x") ? "y" : "x");
  await box.fill(after);
  await editor.save();
  const changed = (await editor.stored(file)).split("\n");
  const old = text.split("\n");
  const lines = changed.filter((line, index) => line !== old[index]).length;
  await editor.open(entry);
  await firstText(editor);
  await editor.page.locator(`[data-key-path="${field}"]`).locator(BOXES).first().fill(before);
  await editor.save();
  const last = await editor.stored(file);
  return rowOf(
    file,
    [
      ...(lines === 1 && changed.length === old.length ? [] : [`one change changed ${lines} lines`]),
      ...(last === text ? [] : ["differs once the change is taken back"]),
    ],
    "one line changed, 0 bytes once it was taken back",
  );
}

/** Saves every file of content through the real editor: a change changes its line, and taken back leaves no trace. */
export async function edit(names: readonly string[]): Promise<readonly Row[]> {
  const served = await servedEditor(".");
  const browser = await launchBrowser();
  const files = textFiles(".");
  const editor = await openEditor(browser, served.address, files);
  editor.page.setDefaultTimeout(10_000);
  const rows: Row[] = [];
  try {
    for (const [file, text] of files) {
      if (names.length > 0 && !names.some((name) => file.includes(name))) continue;
      tell(file);
      rows.push(await roundTrip(editor, file, text));
    }
  } finally {
    await browser.close();
    served.close();
  }
  return [...rows, rowOf("complaints of the editor", editor.complaints)];
}
