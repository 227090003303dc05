import { graphql } from "gatsby";
import type { VideoObject } from "schema-dts";
import { useCompany } from "../lib/hooks/use-company";
import { largestAddress } from "../ui/pictures/picture-data";
import { organizationId, StructuredData } from "./structured-data";

export function VideoData({ videos }: { readonly videos: readonly Queries.VideoDataFragment[] }) {
  const { siteUrl } = useCompany();
  const things = videos.map((video): VideoObject => {
    const thumbnail = largestAddress(video.poster);
    const file = video.src?.publicURL;
    return {
      "@type": "VideoObject",
      name: video.title,
      description: video.description ?? video.alt,
      thumbnailUrl: thumbnail && [siteUrl + thumbnail],
      // Search engines reject a date without a time zone; the offices listed first are in India.
      uploadDate: `${video.uploaded}T00:00:00+05:30`,
      contentUrl: file ? siteUrl + file : undefined,
      embedUrl: video.embed ?? undefined,
      publisher: { "@id": organizationId(siteUrl) },
    };
  });
  return <StructuredData things={things} />;
}

export const query = graphql`
  fragment VideoData on VideoItem {
    uploaded ...VideoFigure
  }
`;
