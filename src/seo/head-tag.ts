import React, { type ComponentPropsWithoutRef } from "react";

type TagName = "title" | "meta" | "link" | "script";

type HeadTagProps = { [Name in TagName]: { readonly tag: Name } & ComponentPropsWithoutRef<Name> }[TagName];

/**
 * React 19 hoists JSX head elements by itself, and Gatsby then removes its own copy: some pages lose their title.
 * Gatsby prevents that by wrapping `React.createElement`, which JSX does not call.
 */
export function HeadTag({ tag, ...props }: HeadTagProps) {
  return React.createElement<object>(tag, props);
}
