import { css } from "@emotion/react";
import { useState } from "react";
import { useMotionAllowed } from "../components/hooks/use-media-query";
import { RingButton } from "../components/links/ring-button";
import { colour, font, space, type } from "../theme/tokens";
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
/** Over the typed line, as wide as its longest word: the button at its end stays where it is while words change. */
const longestLine = css({
  position: "absolute",
  left: 0,
  bottom: 0,
  display: "flex",
  alignItems: "center",
  gap: space[2],
  pointerEvents: "none",
  font: `800 ${type.homeTitle}/0.88 ${font.heading}`,
  letterSpacing: "-0.02em",
  whiteSpace: "nowrap",
});
const unseen = css({ visibility: "hidden" });
const pauseButton = css({ pointerEvents: "auto", letterSpacing: 0, background: colour.sky });

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
  const longest = words.reduce((long, word) => (word.length > long.length ? word : long), "");
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
        <div css={longestLine}>
          <span css={unseen} aria-hidden="true">
            {longest}
          </span>
          <RingButton
            css={pauseButton}
            icon={isPaused ? "play" : "pause"}
            label={isPaused ? play : pause}
            isSmall
            onClick={() => setPaused(!isPaused)}
          />
        </div>
      )}
    </div>
  );
}
