import { css } from "@emotion/react";
import { useState } from "react";
import { useMotionAllowed } from "../components/hooks/use-media-query";
import { RingButton } from "../components/links/ring-button";
import { colour, from, size, space, type } from "../theme/tokens";
import { useTypedWord } from "./use-typed-word";

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
const leadText = css({
  maxWidth: "24em",
  marginTop: space[4],
  color: colour.heading,
  fontSize: type.h3,
  fontWeight: 700,
  lineHeight: 1.3,
  [from.desktop]: { marginTop: space[6] },
});
/** A ring of 30 px in a target of 44, no higher than its line; its room is there before the button. */
const buttonPlace = css({ display: "inline-block", width: size.target, height: 0, verticalAlign: "middle" });
const pauseButton = css({
  position: "relative",
  marginTop: `calc(${size.target} / -2 + 2px)`,
  border: 0,
  "&::before": {
    content: '""',
    position: "absolute",
    inset: "7px",
    border: "2px solid",
    borderRadius: "50%",
  },
});

interface TypingTitleProps {
  readonly id: string;
  /** First line, which is not typed. */
  readonly line: string;
  /** Words of the second line, typed in turn. */
  readonly words: readonly string[];
  /** What stands below: the button is at its end, where it keeps its place while words change. */
  readonly lead: string;
  /** Labels of the button that stops the typing and starts it again. */
  readonly pause: string;
  readonly play: string;
}

/** The hero's heading: its second line is typed, and can be paused. */
export function TypingTitle({ id, line: firstLine, words, lead, pause, play }: TypingTitleProps) {
  const isMotionAllowed = useMotionAllowed();
  const [isPaused, setPaused] = useState(false);
  const typed = useTypedWord(words, isMotionAllowed && !isPaused);
  return (
    <>
      <h1 id={id} css={title}>
        {firstLine} <span className="visually-hidden">{words[0]}</span>
        <span css={line} aria-hidden="true">
          {typed}
          <span css={caret} />
        </span>
      </h1>
      <p css={leadText}>
        {lead}
        {"\u00a0"}
        <span css={buttonPlace}>
          {isMotionAllowed && (
            <RingButton
              css={pauseButton}
              icon={isPaused ? "play" : "pause"}
              label={isPaused ? play : pause}
              isSmall
              onClick={() => setPaused(!isPaused)}
            />
          )}
        </span>
      </p>
    </>
  );
}
