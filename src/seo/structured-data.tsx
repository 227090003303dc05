import type { Graph, Thing } from "schema-dts";
import { HeadTag } from "./head-tag";

/** Renders things as JSON-LD. "<" is escaped so that no text can close the script element. */
export function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph).replace(/</g, "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped
    <HeadTag tag="script" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}

/** The `@id` by which all structured data refers to the company. */
export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}
