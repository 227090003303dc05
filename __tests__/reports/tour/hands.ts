import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Locator } from "playwright-core";
import sharp from "sharp";
import type { Editor } from "../../helpers/editor";

/** Where the pictures of each step go; those in docs/edit came from here. */
export const PICTURES = ".reports/tour";

/** A person at the editor, of whose every step there is a picture. */
export interface Hands {
  open(entry: string): Promise<void>;
  save(): Promise<void>;
  /** Types into a field, by the path of its value. */
  type(key: string, text: string): Promise<void>;
  press(key: string, name: string | RegExp): Promise<void>;
  choose(key: string, name: string): Promise<void>;
  /** Opens the entry of a list that has this in its name. @returns path of its value */
  expand(name: string): Promise<string>;
  /** Uploads a picture in the dialog that a press has opened. */
  upload(name: string, picture: Buffer): Promise<void>;
  /** How many steps were taken. */
  steps(): number;
}

/** Draws what the browser shows into a file of the pictures. */
async function draw({ page }: Editor, name: string): Promise<void> {
  const file = path.join(PICTURES, `${name}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(await page.screenshot())
    .resize({ width: 960 })
    .webp({ quality: 60 })
    .toFile(file);
}

/** @param name of the task: of the folder of its pictures, and of those for the guide, from before each save */
export function handsOn(editor: Editor, name: string): Hands {
  const { page } = editor;
  let count = 0;
  let saves = 0;
  const step = async <Got>(what: string, act: () => Promise<Got>): Promise<Got> => {
    const got = await act();
    count += 1;
    await draw(editor, `${name}/${String(count).padStart(2, "0")}-${what.replace(/[^a-z0-9]+/gi, "-")}`);
    return got;
  };
  const field = (key: string) => page.locator(`[data-key-path="${key}"]`);
  /** Scrolls as far as something is drawn, as forms come bit by bit. */
  const reach = async (wanted: Locator): Promise<Locator> => {
    await page.mouse.move(600, 500);
    for (let time = 0; time < 100 && !(await wanted.isVisible()); time += 1) {
      await page.mouse.wheel(0, 600);
      await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }
    await wanted.scrollIntoViewIfNeeded();
    return wanted;
  };
  return {
    steps: () => count,
    open: (entry) => step(`open-${entry}`, () => editor.open(entry)),
    save: async () => {
      saves += 1;
      await draw(editor, saves === 1 ? name : `${name}-${saves}`);
      await step("save", () => editor.save());
    },
    type: (key, text) =>
      step(`type-${key}`, async () =>
        (await reach(field(key).locator("input:visible, textarea:visible").first())).fill(text),
      ),
    press: (key, button) =>
      step(`press-${key}`, async () =>
        (await reach(field(key).getByRole("button", { name: button }).last())).click(),
      ),
    choose: (key, option) =>
      step(`choose-${key}`, async () => {
        await (await reach(field(key).getByRole("combobox").first())).click();
        await page.getByRole("option", { name: option }).first().click();
      }),
    expand: (entry) =>
      step(`expand-${entry}`, async () => {
        const items = page.locator("[role=group].item");
        await reach(items.filter({ hasText: entry }));
        const position = (await items.allTextContents()).findIndex((text) => text.includes(entry));
        const item = items.nth(position);
        await item.getByRole("button", { name: "Expand", exact: true }).first().click();
        const first = item.locator("[data-key-path]").first();
        await first.waitFor();
        return ((await first.getAttribute("data-key-path")) ?? "").replace(/\.[^.]+$/, "");
      }),
    upload: (file, buffer) =>
      step(`upload-${file}`, async () => {
        const dialog = page.getByRole("dialog");
        const chooser = page.waitForEvent("filechooser");
        await dialog.getByRole("button", { name: "Upload" }).click();
        const mimeType = file.endsWith("svg") ? "image/svg+xml" : "image/png";
        await (await chooser).setFiles({ name: file, mimeType, buffer });
        await dialog.getByText(file).waitFor();
        await dialog.getByRole("button", { name: "Insert" }).click();
        await dialog.waitFor({ state: "hidden" });
      }),
  };
}
