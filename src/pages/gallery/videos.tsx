import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { VideoObject } from "schema-dts";
import frameWords from "../../../content/words/frame.json";
import { VideoFigure } from "../../gallery/video-figure";
import { useCompany } from "../../lib/hooks/use-company";
import { required } from "../../lib/required";
import { PageNextLinks } from "../../reading/next-links";
import { Seo } from "../../seo/seo";
import { organizationId, StructuredData } from "../../seo/structured-data";
import { colour, from, space, type } from "../../theme/tokens";
import { Container } from "../../ui/layout/container";
import { PageHead } from "../../ui/layout/page-head";
import { grid, stack } from "../../ui/layout/primitives";
import { largestAddress } from "../../ui/pictures/picture-data";

function VideoData({ videos }: { readonly videos: readonly Queries.VideoDataFragment[] }) {
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

const PLACE = "content/pages.json#gallery-videos";

/** A low head, so that the first picture and its ticket are in the first window. */
const head = css({
  [from.desktop]: {
    paddingBottom: space[8],
    "& > div": { ...grid([0, 8], "1 1"), alignItems: "end", "& > nav": { gridColumn: "1 / -1" } },
  },
});
const strip = css({
  "--holes": `repeating-linear-gradient(90deg, transparent 0 12px, ${colour.page} 12px 30px, transparent 30px 36px)`,
  marginBottom: space.section,
  paddingBlock: `calc(clamp(32px, 1.4rem + 2vw, 56px) + 26px)`,
  background: `var(--holes) 0 14px / 100% 14px no-repeat, var(--holes) 0 calc(100% - 14px) / 100% 14px no-repeat, ${colour.dark}`,
  color: colour.onDarkMuted,
  "h2, h3": { color: colour.onDark },
  "--focus": colour.focusOnDark,
});
const videos = css({
  ...stack([11, 8]),
  marginTop: space[5],
  // The first video has its own row; the others are in pairs, and a single last one has its own row too.
  [from.tablet]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li:is(:first-of-type, :last-of-type:nth-of-type(even))": { gridColumn: "1 / -1" },
  },
  [from.desktop]: {
    "& > li:is(:first-of-type, :last-of-type:nth-of-type(even)) > figure": {
      ...grid([0, 8], "9 3"),
      alignItems: "center",
      figcaption: { marginTop: 0 },
      h3: { marginBottom: space[2], fontSize: type.proseH2 },
    },
    // Three: a large one and two beside it.
    "&:has(> :first-child:nth-last-child(3))": {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)",
      rowGap: space[5],
      "& > li:first-of-type": { gridColumn: 1, gridRow: "span 2" },
      "& > li:first-of-type > figure": { display: "block" },
      "& > li:first-of-type figcaption": { marginTop: space[3] },
    },
  },
});

export default function VideosPage({ data }: PageProps<Queries.VideosPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const all = data.allVideoItem.nodes;
  const groups = [...new Set(all.map(({ group }) => group))];
  return (
    <>
      <PageHead css={head} ground="ink" page={pageText} above={[{ title: frameWords.trail.gallery }]} />
      {groups.map((group, place) => (
        <section key={group} css={strip} aria-label={group}>
          <Container>
            <h2>{group}</h2>
            <ul css={videos}>
              {all
                .filter((video) => video.group === group)
                .map((video, position) => (
                  <VideoFigure key={video.title} video={video} isFirst={place === 0 && position === 0} />
                ))}
            </ul>
          </Container>
        </section>
      ))}
      <PageNextLinks links={pageText.links ?? []} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.VideosPageQuery>) {
  return (
    <Seo page={required(data.pageText, PLACE)} card="gallery">
      <VideoData videos={data.allVideoItem.nodes} />
    </Seo>
  );
}

export const query = graphql`
  fragment VideoData on VideoItem {
    uploaded ...VideoFigure
  }
  query VideosPage {
    pageText(jsonId: { eq: "gallery-videos" }) { ...PageHead links { label path } }
    allVideoItem { nodes { group ...VideoData } }
  }
`;
