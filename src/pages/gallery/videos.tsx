import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Container } from "../../components/layout/container";
import { PageHead } from "../../components/layout/page-head";
import { PageNextLinks } from "../../components/reading/page-next-links";
import { VideoFigure } from "../../gallery/video-figure";
import { Seo } from "../../seo/seo";
import { VideoData } from "../../seo/video-data";
import { from, space, type } from "../../theme/tokens";
import { required } from "../../words/required";
import { useWords } from "../../words/use-words";

const PLACE = "content/pages.json#gallery-videos";

/** Low, so that the first picture and its ticket stand in the first window. */
const head = css({ [from.desktop]: { paddingBottom: space[8] } });
const section = css({ paddingBottom: space.section });
const grid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[11]} ${space[7]}`,
  marginTop: space[5],
  [from.tablet]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li:first-of-type": { gridColumn: "1 / -1" },
  },
  // One large, two small beside it; more of them in rows of three.
  [from.desktop]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: space[7],
    "& > li:first-of-type": { gridColumn: "span 2", gridRow: "span 2" },
    "& > li:first-of-type h3": { fontSize: type.fact },
  },
});

export default function VideosPage({ data }: PageProps<Queries.VideosPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const words = required(data.words, "content/words.json");
  const { allVideoItem } = data;
  const { trail } = useWords();
  const hasSamples = allVideoItem.nodes.some(({ sample }) => sample);
  const intro = hasSamples ? `${pageText.intro} ${pageText.sampleNote ?? ""}` : pageText.intro;
  const groups = [...new Set(allVideoItem.nodes.map(({ group }) => group))];
  return (
    <>
      <PageHead css={head} page={{ ...pageText, intro }} above={[{ title: trail.gallery }]} />
      <Container>
        {groups.map((group, place) => (
          <section key={group} css={section} aria-label={group}>
            <h2>{group}</h2>
            <ul css={grid}>
              {allVideoItem.nodes
                .filter((video) => video.group === group)
                .map((video, position) => (
                  <VideoFigure
                    key={video.title}
                    video={video}
                    words={words.gallery}
                    isFirst={place === 0 && position === 0}
                  />
                ))}
            </ul>
          </section>
        ))}
      </Container>
      <PageNextLinks links={pageText.links ?? []} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.VideosPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  return (
    <Seo title={pageText.title} description={pageText.description} path="/gallery/videos" card="gallery">
      <VideoData videos={data.allVideoItem.nodes} />
    </Seo>
  );
}

export const query = graphql`
  query VideosPage {
    pageText(jsonId: { eq: "gallery-videos" }) { ...PageHead links { label path } sampleNote }
    words { gallery { ...GalleryWords } }
    allVideoItem {
      nodes {
        group
        ...VideoData
      }
    }
  }
`;
