import { useCompany } from "../lib/hooks/use-company";
import { parentsPath } from "../lib/languages";
import { HeadTag } from "./head-tag";

interface AlternatesProps {
  readonly pages: readonly { readonly slug: string; readonly path: string }[];
}

/** The same page in each language, for search engines; the English one for all other readers. */
export function Alternates({ pages }: AlternatesProps) {
  const { siteUrl } = useCompany();
  const all = [...pages, { slug: "x-default", path: parentsPath("en") }];
  return all.map(({ slug, path }) => (
    <HeadTag key={slug} tag="link" rel="alternate" hrefLang={slug} href={siteUrl + path} />
  ));
}
