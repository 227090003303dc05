import { useCompany } from "../lib/hooks/use-company";
import { parentsPath } from "../lib/languages";
import { HeadTag } from "./head-tag";

interface AlternatesProps {
  readonly pages: readonly { readonly slug: string; readonly path: string }[];
}

/** Links for search engines to the same page in each language; readers of other languages get the English one. */
export function Alternates({ pages }: AlternatesProps) {
  const { siteUrl } = useCompany();
  const all = [...pages, { slug: "x-default", path: parentsPath("en") }];
  return all.map(({ slug, path }) => (
    <HeadTag key={slug} tag="link" rel="alternate" hrefLang={slug} href={siteUrl + path} />
  ));
}
