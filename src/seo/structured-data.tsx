import type { Graph, Thing } from "schema-dts";
import { HeadTag } from "./head-tag";

interface StructuredDataProps {
  /** What the page tells machines about itself. */
  readonly things: readonly Thing[];
}

/** Things as JSON-LD; "<" is escaped so that no text can end the script. */
export function StructuredData({ things }: StructuredDataProps) {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph).replace(/</g, "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped
    <HeadTag tag="script" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}

/** The name by which every page's structured data refers to the company. */
export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}
