import { useEffect, useState } from "react";
import frameWords from "../../content/words/frame.json";
import { Icon } from "../ui/motifs/icon";

/** Scroll position in px beyond which the button shows (docs/decisions.md, "Constants"). */
const THRESHOLD = 300;

/** Scrolls up, and stays while it has the focus: hiding it would lose a keyboard user's place. */
export function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { frame } = frameWords;
  useEffect(() => {
    const update = () => setIsShown(window.scrollY > THRESHOLD);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  if (!isShown && !isFocused) return null;
  const toTop = () => {
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className="frame-top"
      onClick={toTop}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      aria-label={frame.toTop}
    >
      <Icon name="up" />
    </button>
  );
}
