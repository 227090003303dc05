/** @jsxImportSource react */
// biome-ignore-all lint/correctness/noComponentHookFactories: rendered once to static HTML, so there is no state to lose
// biome-ignore-all lint/correctness/noNestedComponentDefinitions: rendered once to static HTML, so there is no state to lose
import { Children, type ComponentPropsWithoutRef, isValidElement, type ReactNode } from "react";
import { fill } from "../../lib/fill";
import { tableStyle } from "../../reading/tables-and-lists-style";
import { ExternalLink } from "../../ui/links/external-link";
import type { Components } from "./draw-tree";
import type { Drawing, Props } from "./pieces/piece";
import { pieces } from "./pieces/pieces";

/** The words in rendered elements, as a screen reader reads them on. */
function readWords(node: ReactNode): string {
  const parts = Children.toArray(node).map((child) =>
    isValidElement<Props>(child) ? readWords(child.props.children) : String(child),
  );
  return parts.join(" ").replace(/\s+/g, " ").trim();
}

/** The components as plain HTML with class names, styled by `reading/prose`. */
export function vocabulary(from: Omit<Drawing, "Styles">): Components {
  const { words } = from;
  const written = new Set<string>();
  function Styles({ of }: { readonly of: string }) {
    if (written.has(of)) return null;
    written.add(of);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, with quotes that React would escape
    return <style dangerouslySetInnerHTML={{ __html: of }} />;
  }
  const drawing = { ...from, Styles };
  function TextLink({ href = "", children }: ComponentPropsWithoutRef<"a">) {
    if (!href.startsWith("https://")) return <a href={href}>{children}</a>;
    return (
      <ExternalLink href={href} className="external">
        {children}
      </ExternalLink>
    );
  }
  /** A wide table scrolls in a region that is reachable by keyboard and labelled by its headings. */
  function TextTable({ children }: ComponentPropsWithoutRef<"table">) {
    const [head] = Children.toArray(children);
    const name = fill(words.texts.table, { columns: readWords(head) });
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
      <section className="table" aria-label={name} tabIndex={0}>
        <Styles of={tableStyle} />
        <table>{children}</table>
      </section>
    );
  }
  const drawn = [...pieces].map(([name, { draw }]) => [name, (props: Props) => draw(props, drawing)]);
  return { ...Object.fromEntries(drawn), a: TextLink, table: TextTable };
}
