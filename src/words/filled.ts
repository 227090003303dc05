import { createElement, Fragment, type ReactNode } from "react";

interface FilledProps {
  /** A text from content with places such as `{phone}`. */
  readonly text: string;
  /** What stands in each place, by its name. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A text from content whose places hold elements, such as a phone number to dial. */
export function Filled({ text, values }: FilledProps) {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? values[part] : part));
  // One argument each: the parts have fixed places, so they need no keys.
  return createElement(Fragment, null, ...parts);
}
