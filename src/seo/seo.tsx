import type { ReactNode } from "react";
import { useCompany } from "../frame/use-company";

interface SeoProps {
  /** Title of the page; the company's name follows it. */
  readonly title: string;
  /** Description for search results. */
  readonly description: string;
  /** Address of the page; left out for the not-found page, which search engines must not list. */
  readonly path?: string;
  /** Kind of page for link previews. */
  readonly kind?: "website" | "article";
  readonly children?: ReactNode;
}

/** The head of a page: title, description, canonical address and link preview. */
export function Seo({ title, description, path, kind = "website", children }: SeoProps) {
  const { name, siteUrl } = useCompany();
  const fullTitle = title.includes(name) ? title : `${title} | ${name}`;
  const address = path === undefined ? undefined : `${siteUrl}${path === "/" ? "/" : path}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={name} />
      {address && <meta property="og:url" content={address} />}
      <meta name="twitter:card" content="summary_large_image" />
      {children}
    </>
  );
}
