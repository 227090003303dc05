import { pieces } from "./pieces/pieces";

/** An attribute in source form; a value that is no plain text, or a spread attribute, is null. */
export interface WrittenAttribute {
  readonly name: string;
  readonly value: string | null;
}

interface MdxElement {
  readonly name: string | null;
  readonly attributes: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
}

export function writtenAttributes({ attributes }: MdxElement): WrittenAttribute[] {
  return attributes.map(({ type, name, value }) =>
    type === "mdxJsxAttribute" && name !== undefined && typeof value === "string"
      ? { name, value }
      : { name: "", value: null },
  );
}

export function namedFacts(component: string, attributes: readonly WrittenAttribute[]) {
  return (pieces.get(component)?.attributes ?? []).flatMap(({ name, reference: kind }) => {
    const id = attributes.findLast((attribute) => attribute.name === name)?.value?.trim();
    return kind && id ? [{ attribute: name, kind, id }] : [];
  });
}
