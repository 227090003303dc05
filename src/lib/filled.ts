import { createElement, Fragment, type ReactNode } from "react";

interface FilledProps {
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A text from content whose placeholders become elements, such as a phone link. */
export function Filled({ text, values }: FilledProps) {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? values[part] : part));
  // Separate arguments: the parts have fixed positions, so they need no keys.
  return createElement(Fragment, null, ...parts);
}
