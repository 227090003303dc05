import { z } from "zod";

type ContentFormat = "json-list" | "json-object" | "mdx";

/** The only definition of a content type: TypeScript type, check, GraphQL type and JSON Schema derive from it. */
export interface ContentType<Schema extends z.ZodObject = z.ZodObject> {
  /** Name of the GraphQL type, e.g. `Branch`. */
  readonly name: string;
  /** Its name for editors, in the form and in messages of the check. */
  readonly label: string;
  /** Whether a command writes it instead of a person; the form then leaves it out. */
  readonly writtenByCommand?: boolean;
  /** Its files, relative to `content`: one file, or all files of a folder with one extension. */
  readonly files: { readonly file: string } | { readonly folder: string; readonly ending: ".json" | ".mdx" };
  readonly format: ContentFormat;
  /** Whether a list may be empty; other lists always fill a part of a page. */
  readonly mayBeEmpty?: boolean;
  /** Whether a new entry needs other new files too, so that the form cannot create one. */
  readonly startedInFiles?: boolean;
  /** Schema of one record (MDX: of the front matter). */
  readonly schema: Schema;
  /** For types with their own pages: the path of the page of a slug. */
  readonly pathOf?: (slug: string) => string;
  /** Whether such a page shows the questions in the file of its name in `content/questions`. */
  readonly hasQuestions?: boolean;
  /** Whether the page draws the headings of its text apart, or the number before the first one if they are numbered. */
  headingsOf?(record: z.output<Schema>): "apart" | number | undefined;
  /** Ids of the figures that the page shows outside its text. */
  factsOf?(record: z.output<Schema>): readonly string[];
  /** Whether the page converts money outside its text. */
  convertsMoney?(record: z.output<Schema>): boolean;
  /** The slots that the text of a record must place, each once, as they are written. */
  slotsOf?(record: z.output<Schema>): readonly string[];
}

/** Type-checks a definition without widening its schema's type. */
export function defineContentType<Schema extends z.ZodObject>(
  type: ContentType<Schema>,
): ContentType<Schema> {
  return type;
}

export const jsonObject = <Shape extends z.core.$ZodLooseShape>(
  name: string,
  label: string,
  file: string,
  shape: Shape,
) =>
  defineContentType({ name, label, files: { file }, format: "json-object", schema: z.strictObject(shape) });

export const jsonList = <Shape extends z.core.$ZodLooseShape>(
  name: string,
  label: string,
  file: string,
  shape: Shape,
) => defineContentType({ name, label, files: { file }, format: "json-list", schema: z.strictObject(shape) });

export const mdxPages = <Shape extends z.core.$ZodLooseShape>(
  name: string,
  label: string,
  folder: string,
  pathOf: (slug: string) => string,
  shape: Shape,
  more: Pick<
    ContentType<z.ZodObject<Shape, z.core.$strict>>,
    "hasQuestions" | "slotsOf" | "startedInFiles" | "headingsOf" | "factsOf" | "convertsMoney"
  > = {},
) =>
  defineContentType({
    name,
    label,
    files: { folder, ending: ".mdx" },
    format: "mdx",
    pathOf,
    schema: z.strictObject(shape),
    ...more,
  });

export const pictureSlots = (pictures: readonly { readonly name: string }[]): readonly string[] =>
  pictures.map(({ name }) => `<Picture name="${name}" />`);
