/** A field of the form, as Sveltia CMS takes it. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly default?: unknown;
  readonly pattern?: readonly [string, string];
  readonly minlength?: number;
  readonly maxlength?: number;
  readonly type?: string;
  readonly format?: string;
  readonly value_type?: "int" | "float";
  /** Of a number its value, of a list its length. */
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly unknown[];
  readonly media_folder?: string;
  readonly public_folder?: string;
  readonly collection?: string;
  readonly file?: string;
  readonly value_field?: string;
  readonly display_fields?: readonly string[];
  readonly search_fields?: readonly string[];
  readonly fields?: readonly FormField[];
  readonly field?: FormField;
  readonly label_singular?: string;
  readonly summary?: string;
  readonly collapsed?: boolean | "auto";
  /** Whether a list stands closed as a whole. */
  readonly minimize_collapsed?: boolean | "auto";
  readonly choose_url?: boolean;
  readonly root?: boolean;
  readonly allow_multiple?: boolean;
}

/** What a form knows of the content around it. */
export interface Surroundings {
  /** Names that `reference: "factCountry"` may take. */
  readonly places: readonly string[];
  /** Folder below `content/images` or `content/videos` in which the values of a field lie. */
  folderOf(values: readonly unknown[]): string;
}
