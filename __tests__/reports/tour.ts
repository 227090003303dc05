import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator } from "playwright-core";
import sharp from "sharp";
import { checkContent } from "../../src/build/check/check-content";
import { formLines } from "../../src/build/edit/form-lines";
import { launchBrowser } from "../helpers/browser";
import { type Editor, openEditor, textFiles } from "../helpers/editor";
import { PLAIN_LOGO, plainPicture } from "../helpers/plain-picture";
import { servedEditor } from "../helpers/served-editor";
import { type Row, rowOf, tell } from "./report";

/** Where the pictures of each step go; those in docs/edit came from here. */
const PICTURES = ".reports/tour";
/** Folders whose pictures the editor shows on the way. */
const SHOWN = ["team", "articles"];

/** Content with the pictures that are shown. */
function filesOf(root: string): Map<string, string | Buffer> {
  const files = new Map<string, string | Buffer>(textFiles(root));
  for (const folder of SHOWN.map((name) => path.join("content", "images", name)))
    for (const name of readdirSync(path.join(root, folder)))
      files.set(path.join(folder, name), readFileSync(path.join(root, folder, name)));
  return files;
}

/** A person at the editor. */
function handsOn({ page }: Editor) {
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
    type: async (key: string, text: string) =>
      (await reach(field(key).locator("input:visible, textarea:visible").first())).fill(text),
    press: async (key: string, name: string | RegExp) =>
      (await reach(field(key).getByRole("button", { name }).last())).click(),
    choose: async (key: string, name: string) => {
      await (await reach(field(key).getByRole("combobox").first())).click();
      await page.getByRole("option", { name }).first().click();
    },
    expand: () => page.getByRole("button", { name: "Expand", exact: true }).first().click(),
    /** Uploads a picture in the dialog that a press has opened. */
    upload: async (name: string, buffer: Buffer) => {
      const dialog = page.getByRole("dialog");
      const chooser = page.waitForEvent("filechooser");
      await dialog.getByRole("button", { name: "Upload" }).click();
      await (await chooser).setFiles({
        name,
        mimeType: name.endsWith("svg") ? "image/svg+xml" : "image/png",
        buffer,
      });
      await dialog.getByText(name).waitFor();
      await dialog.getByRole("button", { name: "Insert" }).click();
      await dialog.waitFor({ state: "hidden" });
    },
    picture: async (name: string) => {
      const file = path.join(PICTURES, `${name}.webp`);
      await sharp(await page.screenshot())
        .resize({ width: 960 })
        .webp({ quality: 60 })
        .toFile(file);
    },
  };
}

type Hands = ReturnType<typeof handsOn>;

/** What people do most in the form, each with its steps, from the opened form to the save. */
const TASKS: Readonly<Record<string, readonly [entry: string, steps: (hands: Hands) => Promise<void>][]>> = {
  "change a phone number": [
    [
      "_singletons/entries/company",
      async (hands) => {
        await hands.type("phone", "+91 422 000 0123");
        await hands.picture("phone");
      },
    ],
  ],
  "write an article": [
    [
      "articles/new",
      async (hands) => {
        await hands.type("title", "How to open a bank account");
        await hands.type(
          "description",
          "What to bring to a bank in Australia, what to ask there, and what to do on the day after you land.",
        );
        await hands.type("author", "BEC");
        await hands.press("date", "Today");
        await hands.press("reviewed", "Today");
        await hands.type("order", "8");
        await hands.type("tag", "Study in Australia");
        await hands.choose("icon", "bag");
        await hands.press("image", "Browse");
        await hands.upload("bank.png", await plainPicture(1600, 900, "#c8402f"));
        await hands.type("alt", "A bank counter with a form and a passport");
        await hands.type("cta.label", "Ask us");
        await hands.type("cta.title", "Open your account before you fly");
        await hands.type("cta.text", "Tell us your city and the day of your arrival.");
        await hands.type(
          "body",
          "An account saves a day.\n\n## What to bring\n\nYour passport and your offer.",
        );
        await hands.picture("article");
      },
    ],
  ],
  "replace a picture": [
    [
      "_singletons/entries/team",
      async (hands) => {
        await hands.expand();
        await hands.press("records.0.img", "Replace Image");
        await hands.upload("revathi.png", await plainPicture(560, 560, "#086069"));
        await hands.picture("picture");
      },
    ],
  ],
  "confirm a figure": [
    [
      "_singletons/entries/facts",
      async (hands) => {
        await hands.expand();
        await hands.press("records.0.confirmedOn", "Today");
        await hands.type("records.0.confirmedBy", "Priya Nair");
        await hands.picture("figure");
      },
    ],
  ],
  "add an institution": [
    [
      "institutions/entries/australia",
      async (hands) => {
        await hands.press("records", /Add/);
        await hands.type("records.24.id", "bond");
        await hands.type("records.24.name", "Bond University");
        await hands.press("records.24.image", "Browse");
        await hands.upload("bond.svg", Buffer.from(PLAIN_LOGO));
        await hands.type("records.24.website", "https://bond.edu.au");
        await hands.type("records.24.country", "Australia");
        await hands.picture("institution");
      },
    ],
    [
      "institutions/entries/australia",
      async (hands) => {
        await hands.press("list", /Add/);
        await hands.choose("list.23", "Bond University");
      },
    ],
  ],
};

/** Runs in the page: every file of the editor's folder, as base64. */
const ALL = `(async () => {
  const files = [];
  const walk = async (folder, before) => {
    for await (const [name, handle] of folder.entries()) {
      if (handle.kind === "directory") await walk(handle, before + name + "/");
      else {
        const reader = new FileReader();
        const read = new Promise((done) => { reader.onload = () => done(reader.result); });
        reader.readAsDataURL(await handle.getFile());
        files.push([before + name, (await read).split(",")[1] ?? ""]);
      }
    }
  };
  await walk(await navigator.storage.getDirectory(), "");
  return files;
})()`;

/** Checks content as the editor left it. @returns lines in the words of the form */
async function checked(editor: Editor): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), "tour-"));
  cpSync("content", path.join(root, "content"), { recursive: true });
  cpSync("src/pages", path.join(root, "src/pages"), { recursive: true });
  for (const [name, data] of await editor.page.evaluate<[string, string][]>(ALL)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(data, "base64"));
  }
  const { errors } = await checkContent(root);
  rmSync(root, { recursive: true });
  return errors.map(formLines({}));
}

/** Does in a real browser what people do most in the form, and checks what they leave. */
export async function tour(): Promise<readonly Row[]> {
  const served = await servedEditor(".");
  const browser = await launchBrowser();
  const rows: Row[] = [];
  mkdirSync(PICTURES, { recursive: true });
  try {
    const editor = await openEditor(browser, served.address, filesOf("."));
    editor.page.setDefaultTimeout(10_000);
    for (const [task, forms] of Object.entries(TASKS)) {
      tell(task);
      const started = Date.now();
      for (const [entry, steps] of forms) {
        await editor.open(entry);
        await steps(handsOn(editor));
        await editor.save();
      }
      rows.push(
        rowOf(
          task,
          await checked(editor),
          `${Math.round((Date.now() - started) / 1000)} s, the check passes`,
        ),
      );
    }
    rows.push(rowOf("complaints of the editor", editor.complaints));
  } finally {
    await browser.close();
    served.close();
  }
  return rows;
}
