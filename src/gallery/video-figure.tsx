import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import words from "../../content/words/gallery.json";
import { fill } from "../lib/fill";
import { colour, font, from, size, space, type } from "../theme/tokens";
import { above, bareButton, ticket } from "../ui/layout/primitives";
import { Icon } from "../ui/motifs/icon";
import { Picture } from "../ui/pictures/picture";

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
/** Without scripts the video shows its own controls. */
const covered = css({ "@media (scripting: enabled)": { visibility: "hidden" } });
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
  "button:hover > &": { background: colour.actionHover },
  [from.desktop]: { gap: space[2], minHeight: space[16], paddingInline: space[5], fontSize: type.h3 },
});
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

/** Our own video file; until it plays, its picture covers it and the browser's controls. */
function OwnVideo({ video, isFirst }: VideoFigureProps) {
  const [isStarted, setIsStarted] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  const source = video.src?.publicURL ?? undefined;
  function start() {
    flushSync(() => setIsStarted(true));
    film.current?.focus();
    // The controls report a file that cannot be played.
    film.current?.play().catch(() => undefined);
  }
  return (
    <>
      <Picture file={video.poster} alt={video.alt} sizes={SIZES} eager={isFirst} />
      <video
        ref={film}
        css={isStarted || covered}
        controls
        muted
        playsInline
        preload="none"
        src={source}
        aria-label={fill(words.silent, { title: video.title })}
        width={1280}
        height={720}
      />
      {!isStarted && <PlayButton video={video} onPlay={start} />}
    </>
  );
}

export function VideoFigure(props: VideoFigureProps) {
  const { video } = props;
  return (
    <li>
      <figure>
        <div css={frame}>{video.type === "local" ? <OwnVideo {...props} /> : <FramedVideo {...props} />}</div>
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
    __typename sample title description seconds type embed alt
    src { publicURL }
    poster { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1280, breakpoints: [360, 720, 1080, 1280]) } }
  }
`;
