import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { useMotionAllowed } from "../lib/hooks/use-media-query";
import { colour, font, from, space, type } from "../theme/tokens";
import { RingButton } from "../ui/links/ring-button";

/** docs/decisions.md, "Constants". */
const TYPED_MS = 150;
const DELETED_MS = 80;
const PAUSE_MS = 1000;

interface Typing {
  readonly word: number;
  readonly length: number;
  readonly isDeleting: boolean;
}

/** The state in the HTML and while paused: the whole first word. */
function pausedTyping(words: readonly string[]): Typing {
  return { word: 0, length: words[0]?.length ?? 0, isDeleting: false };
}

/** The next state and the delay before it in ms: a word is typed, shown and deleted, then the next one follows. */
function nextTyping(
  words: readonly string[],
  now: Typing,
): { readonly typing: Typing; readonly wait: number } {
  const { word, length, isDeleting } = now;
  const whole = words[word]?.length ?? 0;
  if (isDeleting && length === 0) {
    return { typing: { word: (word + 1) % words.length, length: 1, isDeleting: false }, wait: TYPED_MS };
  }
  if (isDeleting) return { typing: { ...now, length: length - 1 }, wait: DELETED_MS };
  if (length < whole) return { typing: { ...now, length: length + 1 }, wait: TYPED_MS };
  return { typing: { word, length: length - 1, isDeleting: true }, wait: PAUSE_MS };
}

const letters = { fontSize: type.homeTitle, lineHeight: 0.88, letterSpacing: "-0.02em" } as const;
const title = css({ ...letters, textWrap: "wrap" });
/** One line high at any time, so that nothing moves while a word is typed. */
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
  color: colour.heading,
  fontSize: type.h3,
  fontWeight: 700,
  lineHeight: 1.3,
});
const over = css({
  display: "flex",
  alignItems: "center",
  height: 0,
  marginBottom: space[4],
  translate: "0 -0.42lh",
  fontFamily: font.heading,
  fontWeight: 800,
  ...letters,
  pointerEvents: "none",
  [from.desktop]: { marginBottom: space[5] },
});
const longest = css({ minWidth: 0, overflow: ["hidden", "clip"], visibility: "hidden" });
/** A ring of 30 px in a target of 44. */
const pauseButton = css({
  position: "relative",
  flex: "none",
  marginLeft: space[1],
  border: 0,
  pointerEvents: "auto",
  "&::before": {
    content: '""',
    position: "absolute",
    inset: "7px",
    border: "2px solid",
    borderRadius: "50%",
  },
});

/** Text of the typed line. @param isRunning false shows the whole first word */
function useTypedWord(words: readonly string[], isRunning: boolean): string {
  const [typing, setTyping] = useState(() => pausedTyping(words));
  useEffect(() => {
    if (!isRunning) return;
    const next = nextTyping(words, typing);
    const timer = setTimeout(() => setTyping(next.typing), next.wait);
    return () => clearTimeout(timer);
  }, [words, typing, isRunning]);
  useEffect(() => {
    if (!isRunning) setTyping(pausedTyping(words));
  }, [words, isRunning]);
  return words[typing.word]?.slice(0, typing.length) ?? "";
}

interface TypingTitleProps {
  readonly id: string;
  readonly hero: Queries.HomeHeroFragment["hero"];
}

export function TypingTitle({ id, hero: { line: firstLine, words, lead, pause, play } }: TypingTitleProps) {
  const isMotionAllowed = useMotionAllowed();
  const [isPaused, setIsPaused] = useState(false);
  const typed = useTypedWord(words, isMotionAllowed && !isPaused);
  return (
    <>
      <h1 id={id} css={title}>
        {firstLine} <span className="visually-hidden">{words[0]}</span>
        {/* Not translated: a translation replaces text nodes, which React would no longer find. */}
        <span css={line} aria-hidden="true" translate="no">
          <span>{typed}</span>
          <span css={caret} />
        </span>
      </h1>
      <div css={over}>
        <span css={longest} aria-hidden="true">
          {words.reduce((one, other) => (other.length > one.length ? other : one), "")}
        </span>
        {isMotionAllowed && (
          <RingButton
            css={pauseButton}
            icon={isPaused ? "play" : "pause"}
            label={isPaused ? play : pause}
            isSmall
            onClick={() => setIsPaused(!isPaused)}
          />
        )}
      </div>
      <p css={leadText}>{lead}</p>
    </>
  );
}
