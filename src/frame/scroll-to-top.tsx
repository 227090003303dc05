import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { Icon } from "../components/motifs/icon";
import { colour, lowWindow, shadow, space } from "../theme/tokens";
import { useWords } from "../words/use-words";
import { floatingFocus } from "./floating-focus";

/** Scroll position in px beyond which the button shows (docs/decisions.md, "Constants"). */
const THRESHOLD = 300;

/** Above the chat link and out of the flow: nothing moves when it appears. */
const button = css({
  position: "absolute",
  bottom: `calc(100% + ${space[3]})`,
  justifySelf: "center",
  [lowWindow]: { position: "static" },
  display: "grid",
  placeItems: "center",
  width: "48px",
  height: "48px",
  padding: 0,
  border: `2px solid ${colour.heading}`,
  borderRadius: "50%",
  background: colour.surface,
  color: colour.heading,
  boxShadow: shadow.card,
  "&:hover": { background: colour.heading, color: colour.onDark },
  "&:focus-visible": floatingFocus,
});

/**
 * Scrolls to the top of a long page and moves the focus there. The button stays while it has the focus: hiding it
 * would lose a keyboard user's place on the page.
 */
export function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { frame } = useWords();
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
      css={button}
      onClick={toTop}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      aria-label={frame.toTop}
    >
      <Icon name="up" />
    </button>
  );
}
