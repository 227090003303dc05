import type { Article } from "schema-dts";
import { useCompany } from "../lib/hooks/use-company";
import { largestAddress, type PictureFile } from "../ui/pictures/picture-data";
import { HeadTag } from "./head-tag";
import { organizationId, StructuredData } from "./structured-data";

interface ArticleDataProps {
  readonly headline: string;
  readonly description: string;
  readonly path: string;
  readonly image: PictureFile;
  readonly author?: string;
  readonly published: string;
  readonly reviewed: string;
}

export function ArticleData(props: ArticleDataProps) {
  const { headline, description, path, image, author, published, reviewed } = props;
  const { name, fullName, siteUrl } = useCompany();
  const picture = largestAddress(image);
  const article: Article = {
    "@type": "Article",
    headline,
    description,
    url: siteUrl + path,
    mainEntityOfPage: siteUrl + path,
    inLanguage: "en-GB",
    image: picture && [siteUrl + picture],
    datePublished: published,
    dateModified: reviewed,
    author: { "@type": "Organization", name: author ?? name, url: `${siteUrl}/about` },
    publisher: {
      "@type": "EducationalOrganization",
      "@id": organizationId(siteUrl),
      name: fullName,
      logo: `${siteUrl}/icon-512.png`,
    },
  };
  return (
    <>
      <HeadTag tag="meta" property="article:published_time" content={published} />
      <HeadTag tag="meta" property="article:modified_time" content={reviewed} />
      <StructuredData things={[article]} />
    </>
  );
}
