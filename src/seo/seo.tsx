import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import type { BreadcrumbList } from "schema-dts";
import frameWords from "../../content/words/frame.json";
import { useCompany } from "../lib/hooks/use-company";
import { HeadTag } from "./head-tag";
import { StructuredData } from "./structured-data";

interface TrailStep {
  readonly title: string;
  readonly path: string;
}

interface BreadcrumbDataProps {
  readonly siteUrl: string;
  readonly steps: readonly TrailStep[];
}

function BreadcrumbData({ siteUrl, steps }: BreadcrumbDataProps) {
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

/** The link preview picture of a kind of page, 1200 x 630 px. @throws Error when content has none */
function useSocialCard(card: Queries.SocialCardKind): { readonly address: string; readonly alt: string } {
  const { allSocialCard } = useStaticQuery<Queries.UseSocialCardQuery>(graphql`
    query UseSocialCard {
      allSocialCard {
        nodes {
          kind alt
          image { publicURL }
        }
      }
    }
  `);
  const shown = allSocialCard.nodes.find(({ kind }) => kind === card);
  const address = shown?.image.publicURL;
  if (!shown || !address) throw new Error(`content/social.json has no picture for "${card}"`);
  return { address, alt: shown.alt };
}

interface SeoProps {
  readonly page: {
    readonly title: string;
    readonly description: string;
    /** Absent for the not-found page, which must not be indexed. */
    readonly path?: string | null;
  };
  readonly kind?: "website" | "article";
  readonly card: Queries.SocialCardKind;
  readonly parent?: TrailStep;
  readonly children?: ReactNode;
}

/** Head of a page: title, description, canonical URL, link preview and breadcrumbs. */
export function Seo({ page, kind = "website", card, parent, children }: SeoProps) {
  const { title, description, path } = page;
  const { name, siteUrl } = useCompany();
  const picture = useSocialCard(card);
  const fullTitle = title.includes(name) ? title : `${title} | ${name}`;
  const address = path ? siteUrl + path : undefined;
  return (
    <>
      <HeadTag tag="title">{fullTitle}</HeadTag>
      <HeadTag tag="meta" name="description" content={description} />
      {address ? (
        <HeadTag tag="link" rel="canonical" href={address} />
      ) : (
        <HeadTag tag="meta" name="robots" content="noindex" />
      )}
      <HeadTag
        tag="link"
        rel="alternate"
        type="application/rss+xml"
        title={frameWords.feed}
        href="/blogs/rss.xml"
      />
      <HeadTag tag="meta" property="og:title" content={fullTitle} />
      <HeadTag tag="meta" property="og:description" content={description} />
      <HeadTag tag="meta" property="og:type" content={kind} />
      <HeadTag tag="meta" property="og:site_name" content={name} />
      <HeadTag tag="meta" property="og:locale" content="en_GB" />
      {address && <HeadTag tag="meta" property="og:url" content={address} />}
      <HeadTag tag="meta" property="og:image" content={siteUrl + picture.address} />
      <HeadTag tag="meta" property="og:image:type" content="image/png" />
      <HeadTag tag="meta" property="og:image:width" content="1200" />
      <HeadTag tag="meta" property="og:image:height" content="630" />
      <HeadTag tag="meta" property="og:image:alt" content={picture.alt} />
      <HeadTag tag="meta" name="twitter:card" content="summary_large_image" />
      <HeadTag tag="meta" name="twitter:title" content={fullTitle} />
      <HeadTag tag="meta" name="twitter:description" content={description} />
      <HeadTag tag="meta" name="twitter:image" content={siteUrl + picture.address} />
      <HeadTag tag="meta" name="twitter:image:alt" content={picture.alt} />
      {path && path !== "/" && (
        <BreadcrumbData siteUrl={siteUrl} steps={[...(parent ? [parent] : []), { title, path }]} />
      )}
      {children}
    </>
  );
}
