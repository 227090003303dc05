import type { FieldSchema } from "../../content-types/field-schema";
import type { FileFormat } from "../collections";
import { jsonText, mdxParts, mdxText } from "../editors-form";
import type { Mark } from "../marks";
import { markedText } from "./marked-text";

/** Folders that the editor adds to names of pictures and videos. */
const FOLDERS: Readonly<Record<string, string>> = { image: "/images/", video: "/videos/" };

/** A file's value with changed names of pictures and videos: the editor only shows names that begin with a slash. */
function withNames(
  value: unknown,
  schema: FieldSchema | undefined,
  change: (name: string, folder: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => withNames(item, schema?.items, change));
  const folder = FOLDERS[schema?.reference ?? ""];
  if (typeof value === "string") return folder && value !== "" ? change(value, folder) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withNames(inner, schema?.properties?.[key], change)]),
  );
}

/** A file's value for the editor, with `/images/team/1.png` for `team/1.png`. */
const inEditor = (value: unknown, schema: FieldSchema) =>
  withNames(value, schema, (name, folder) => `${folder}${name}`);

const inContent = (value: unknown, schema: FieldSchema) =>
  withNames(value, schema, (name, folder) => (name.startsWith(folder) ? name.slice(folder.length) : name));

interface Editor {
  registerCustomFormat(
    name: string,
    extension: string,
    how: { fromFile(text: string): unknown; toFile(value: unknown): string },
  ): void;
  registerFieldType(name: string, control: (properties: never) => unknown): void;
  init(options: { config: unknown }): unknown;
}

declare const CMS: Editor;

interface Stored {
  readonly config: unknown;
  readonly formats: readonly FileFormat[];
  readonly marks: readonly Mark[];
}

/** In the form, fields and text of an MDX file are one record. */
function fromMdx(text: string, schema: FileFormat["schema"]): unknown {
  const { fields, body } = mdxParts(text);
  return { ...Object(inEditor(fields, schema)), body };
}

function toMdx(value: unknown, schema: FileFormat["schema"]): string {
  const { body, ...fields }: Record<string, unknown> = Object(value);
  return mdxText({ fields: inContent(fields, schema), body: typeof body === "string" ? body : "" }, schema);
}

function register({ name, extension, schema }: FileFormat): void {
  CMS.registerCustomFormat(
    name,
    extension,
    extension === "mdx"
      ? { fromFile: (text) => fromMdx(text, schema), toFile: (value) => toMdx(value, schema) }
      : {
          fromFile: (text) => inEditor(JSON.parse(text), schema),
          toFile: (value) => jsonText(inContent(value, schema), schema),
        },
  );
}

/** Loads the editor, which must start after our formats are registered. */
function load(address: string): Promise<void> {
  Object.assign(window, { CMS_MANUAL_INIT: true });
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} did not come`));
    document.body.append(script);
  });
}

async function start(address: string): Promise<void> {
  const [response] = await Promise.all([fetch("/edit/config.json"), load(address)]);
  const { config, formats, marks }: Stored = await response.json();
  for (const format of formats) register(format);
  CMS.registerFieldType("marked-text", markedText(marks));
  CMS.init({ config });
}

const status = document.querySelector("[role=status]");
if (status) status.textContent = "The editor is loading …";
start(document.currentScript?.dataset.editor ?? "").then(
  () => status?.remove(),
  (error: unknown) => {
    if (status)
      status.textContent = `The editor could not start: ${error instanceof Error ? error.message : error}`;
  },
);
