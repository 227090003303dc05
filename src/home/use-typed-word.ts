import { useEffect, useState } from "react";
import { nextTyping, typingAtRest } from "./typing";

/** Text of the typed line. @param isRunning while false: the whole first word */
export function useTypedWord(words: readonly string[], isRunning: boolean): string {
  const [typing, setTyping] = useState(() => typingAtRest(words));
  useEffect(() => {
    if (!isRunning) return;
    const next = nextTyping(words, typing);
    const timer = setTimeout(() => setTyping(next.typing), next.wait);
    return () => clearTimeout(timer);
  }, [words, typing, isRunning]);
  useEffect(() => {
    if (!isRunning) setTyping(typingAtRest(words));
  }, [words, isRunning]);
  return words[typing.word]?.slice(0, typing.length) ?? "";
}
