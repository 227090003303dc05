import type { BreadcrumbList } from "schema-dts";
import frameWords from "../../content/words/frame.json";
import { StructuredData } from "./structured-data";

export interface TrailStep {
  readonly title: string;
  readonly path: string;
}

interface BreadcrumbDataProps {
  readonly siteUrl: string;
  readonly steps: readonly TrailStep[];
}

export function BreadcrumbData({ siteUrl, steps }: BreadcrumbDataProps) {
  const { trail } = frameWords;
  const list: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: [{ title: trail.home, path: "/" }, ...steps].map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: siteUrl + path,
    })),
  };
  return <StructuredData things={[list]} />;
}
