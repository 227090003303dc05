import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import words from "../../content/words/gallery.json";
import { fill } from "../lib/fill";
import { colour, font, from, size, space, type, withHover } from "../theme/tokens";
import { above, bareButton, ticket } from "../ui/layout/primitives";
import { Icon } from "../ui/motifs/icon";
import { Picture } from "../ui/pictures/picture";
import { type PictureFile, pictureSources } from "../ui/pictures/picture-data";

/** All pictures take the first one's `sizes`: three quarters of the page, below 1024 px all of it. */
const SIZES = "(min-width: 1280px) 53rem, (min-width: 1024px) 68vw, 92vw";

const frame = css({
  position: "relative",
  aspectRatio: "16 / 9",
  background: colour.dark,
  "& video, & iframe, & img": { width: "100%", height: "100%", border: 0, objectFit: "cover" },
  "& picture": { height: "100%" },
  "& video": { position: "absolute", inset: 0 },
});
const cover = css({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "end start",
  ...bareButton,
  padding: space[4],
  color: colour.onDark,
});
const play = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
  minWidth: "64px",
  minHeight: size.target,
  paddingInline: space[4],
  background: colour.action,
  font: `700 ${type.text}/1 ${font.text}`,
  ...ticket("0 50%", "100% 50%"),
  "svg path": { fill: "currentColor" },
  [withHover]: { "button:hover > &": { background: colour.actionHover } },
  [from.desktop]: { gap: space[2], minHeight: space[16], paddingInline: space[5], fontSize: type.h3 },
});
/** Width in px of a video's picture, as one file serves all windows. */
const POSTER = 720;

function posterAddress(file: PictureFile): string | undefined {
  const candidates = pictureSources(file).at(-1)?.candidates ?? [];
  return (candidates.find(({ width }) => width >= POSTER) ?? candidates.at(-1))?.address;
}

interface VideoFigureProps {
  readonly video: Queries.VideoFigureFragment;
  /** Its picture is the largest of the page on phones, so it loads first. */
  readonly isFirst: boolean;
}

interface PlayButtonProps extends Pick<VideoFigureProps, "video"> {
  readonly onPlay: () => void;
}

function PlayButton({ video, onPlay }: PlayButtonProps) {
  return (
    <button type="button" css={cover} data-needs-script onClick={onPlay}>
      <span css={play}>
        <Icon name="play" size={26} />
        {video.seconds && fill(words.seconds, { count: String(video.seconds) })}
      </span>
      <span className="visually-hidden">
        {" "}
        {words.showVideo}: {video.title}
      </span>
    </button>
  );
}

/** A video page of another site in a frame; nothing is requested before the visitor presses play. */
function FramedVideo({ video, isFirst }: VideoFigureProps) {
  const [isShown, setIsShown] = useState(false);
  if (isShown && video.embed) {
    // YouTube shows error 153 without a referrer.
    return (
      <iframe
        src={video.embed}
        title={video.title}
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <>
      <Picture file={video.poster} alt={video.alt} sizes={SIZES} eager={isFirst} />
      <PlayButton video={video} onPlay={() => setIsShown(true)} />
    </>
  );
}

/** Our own video file: its controls and its picture are the browser's, and nothing of the film loads before it plays. */
function OwnVideo({ video }: Pick<VideoFigureProps, "video">) {
  return (
    <video
      controls
      muted
      playsInline
      preload="none"
      src={video.src?.publicURL ?? undefined}
      poster={posterAddress(video.poster)}
      aria-label={fill(words.silent, { title: video.title })}
      width={1280}
      height={720}
    />
  );
}

export function VideoFigure(props: VideoFigureProps) {
  const { video } = props;
  return (
    <li>
      <figure>
        <div css={frame}>
          {video.type === "local" ? <OwnVideo video={video} /> : <FramedVideo {...props} />}
        </div>
        <figcaption css={{ ...above(3), h3: { fontWeight: 800 } }}>
          <h3>{video.title}</h3>
          {video.description && <p>{video.description}</p>}
        </figcaption>
      </figure>
    </li>
  );
}

export const query = graphql`
  fragment VideoFigure on VideoItem {
    title description seconds type embed alt
    src { publicURL }
    poster { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1080, formats: [WEBP, AVIF], avifOptions: { quality: 27 }, breakpoints: [1080]) } }
  }
`;
