import { css, keyframes } from "@emotion/react";
import { useSyncExternalStore } from "react";
import frameWords from "../../content/words/frame.json";
import { listeners } from "../lib/listeners";
import { colour, font, radius, shadow, space, type, withMotion } from "../theme/tokens";
import { useEnglish } from "./frame-language";

/** Time in ms after which a visitor doubts that a press was noticed. */
const DOUBT_MS = 500;

const changes = listeners();
let timer: ReturnType<typeof setTimeout> | undefined;
let isWaiting = false;

function tell(now: boolean): void {
  if (now === isWaiting) return;
  isWaiting = now;
  changes.tell();
}

/** The visitor has asked for another page. */
export function beginWait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => tell(true), DOUBT_MS);
}

/** The page is known to be slow. */
export const showWait = (): void => tell(true);

export function endWait(): void {
  clearTimeout(timer);
  tell(false);
}

/** @returns whether the visitor has waited for another page for half a second */
function usePageWait(): boolean {
  return useSyncExternalStore(
    changes.subscribe,
    () => isWaiting,
    () => false,
  );
}

/** Never at its end: nobody knows how long a slow line takes. */
const growing = keyframes({ from: { transform: "scaleX(0.08)" }, to: { transform: "scaleX(0.92)" } });

/** Above the header, the open menu and the toasts. */
const place = css({ position: "fixed", insetInline: 0, top: 0, zIndex: 40, pointerEvents: "none" });
const bar = css({
  display: "block",
  height: "5px",
  background: colour.current,
  transformOrigin: "left",
  "[dir=rtl] &": { transformOrigin: "right" },
  [withMotion]: { animation: `${growing} 8s cubic-bezier(0.1, 0.7, 0.3, 1) both` },
  "@media (forced-colors: active)": { background: "Highlight" },
});
const word = css({
  display: "block",
  width: "max-content",
  maxWidth: "100%",
  margin: `${space[2]} auto 0`,
  padding: `${space[1]} ${space[4]}`,
  borderRadius: radius.strip,
  background: colour.dark,
  color: colour.onDark,
  font: `700 ${type.small}/1.4 ${font.text}`,
  boxShadow: shadow.card,
});

/** Says on a slow line that a pressed link was noticed. Browsers show nothing, as the address changes only at the end. */
export function PageProgress() {
  const isWaiting = usePageWait();
  const english = useEnglish();
  return (
    <div role="status" css={place} data-print="no" data-page-progress="">
      {isWaiting && (
        <>
          <span css={bar} />
          <span css={word} {...english}>
            {frameWords.loading}
          </span>
        </>
      )}
    </div>
  );
}
