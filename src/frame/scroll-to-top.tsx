import { useEffect, useState } from "react";
import frameWords from "../../content/words/frame.json";
import { Icon } from "../ui/motifs/icon";

/** Scroll position in px beyond which the button shows (docs/decisions.md, "Constants"). */
const THRESHOLD = 300;

/** Scrolls up, and hands the focus to the page, as the button goes. */
export function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);
  const { frame } = frameWords;
  useEffect(() => {
    const update = () => setIsShown(window.scrollY > THRESHOLD);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  if (!isShown) return null;
  const toTop = () => {
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="frame-top" onClick={toTop} aria-label={frame.toTop}>
      <Icon name="up" />
    </button>
  );
}
