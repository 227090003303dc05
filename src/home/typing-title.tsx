import { css } from "@emotion/react";
import { useState } from "react";
import { useMotionAllowed } from "../components/hooks/use-media-query";
import { RingButton } from "../components/links/ring-button";
import { colour, from, space, type } from "../theme/tokens";
import { useTypedWord } from "./use-typed-word";

const box = css({ position: "relative", width: "fit-content", maxWidth: "100%" });
const title = css({
  fontSize: type.homeTitle,
  lineHeight: 0.88,
  letterSpacing: "-0.02em",
  textWrap: "wrap",
});
/** Always one line high: nothing moves while a word is typed. */
const line = css({ display: "block", minHeight: "1lh", color: colour.current });
const caret = css({
  display: "inline-block",
  width: "0.04em",
  height: "0.78em",
  marginLeft: "0.03em",
  background: colour.heading,
  verticalAlign: "-0.06em",
});
/** On narrow phones a line is barely as high as the button, which hangs a little below it. */
const pauseButton = css({
  position: "absolute",
  right: 0,
  bottom: `-${space[1]}`,
  background: colour.sky,
  [from.tablet]: { bottom: space[1] },
});

interface TypingTitleProps {
  readonly id: string;
  /** First line, which is not typed. */
  readonly line: string;
  /** Words of the second line, typed in turn. */
  readonly words: readonly string[];
  /** Labels of the button that stops the typing and starts it again. */
  readonly pause: string;
  readonly play: string;
}

/** The hero's heading: its second line is typed, and can be paused. */
export function TypingTitle({ id, line: firstLine, words, pause, play }: TypingTitleProps) {
  const isMotionAllowed = useMotionAllowed();
  const [isPaused, setPaused] = useState(false);
  const typed = useTypedWord(words, isMotionAllowed && !isPaused);
  return (
    <div css={box}>
      <h1 id={id} css={title}>
        {firstLine} <span className="visually-hidden">{words[0]}</span>
        <span css={line} aria-hidden="true">
          {typed}
          <span css={caret} />
        </span>
      </h1>
      {isMotionAllowed && (
        <RingButton
          css={pauseButton}
          icon={isPaused ? "play" : "pause"}
          label={isPaused ? play : pause}
          isSmall
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </div>
  );
}
