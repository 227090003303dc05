import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import { buttonStyle } from "../components/links/button-style";
import { SampleMark } from "../components/motifs/sample-mark";
import { Picture } from "../components/pictures/picture";
import { largestAddress } from "../components/pictures/picture-data";
import { colour, space } from "../theme/tokens";
import { fill } from "../words/fill";

const frame = css({
  position: "relative",
  aspectRatio: "16 / 9",
  background: colour.dark,
  "& video, & iframe, & img": { width: "100%", height: "100%", border: 0, objectFit: "cover" },
  "& picture": { height: "100%" },
});
const play = css({ position: "absolute", left: space[5], bottom: space[5] });
const caption = css({ marginTop: space[3], h3: { fontWeight: 800 } });

interface VideoFigureProps {
  readonly video: Queries.VideoFigureFragment;
  readonly words: Queries.GalleryWordsFragment;
}

/** A video page of another site in a frame; nothing is requested before the visitor asks. */
function FramedVideo({ video, words }: VideoFigureProps) {
  const [isShown, setIsShown] = useState(false);
  if (isShown && video.embed) {
    return <iframe src={video.embed} title={video.title} allow="fullscreen" referrerPolicy="no-referrer" />;
  }
  return (
    <>
      <Picture file={video.poster} alt={video.alt} sizes="(min-width: 1280px) 72rem, 92vw" />
      <button type="button" css={[buttonStyle({ look: "ink" }), play]} onClick={() => setIsShown(true)}>
        {words.showVideo}
        <span className="visually-hidden">: {video.title}</span>
      </button>
    </>
  );
}

/** A video with title and description: a muted file with controls, or a frame behind a button. */
export function VideoFigure({ video, words }: VideoFigureProps) {
  return (
    <li>
      <figure data-video={video.type}>
        <div css={frame}>
          {video.type === "local" ? (
            <video
              controls
              muted
              playsInline
              preload="none"
              poster={largestAddress(video.poster)}
              src={video.src?.publicURL ?? undefined}
              aria-label={fill(words.silent, { title: video.title })}
              width={1280}
              height={720}
            />
          ) : (
            <FramedVideo video={video} words={words} />
          )}
        </div>
        <figcaption css={caption}>
          <h3>{video.title}</h3>
          {video.description && <p>{video.description}</p>}
          {video.sample && <SampleMark of="video" />}
        </figcaption>
      </figure>
    </li>
  );
}

export const query = graphql`
  fragment VideoFigure on VideoItem {
    sample
    title
    description
    type
    embed
    alt
    src {
      publicURL
    }
    poster {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1280, breakpoints: [800, 1280])
      }
    }
  }
`;
