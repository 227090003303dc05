import { useEffect, useEffectEvent, useRef } from "react";
import type { ControllerRef } from "yet-another-react-lightbox";
import { useHash, writeHash } from "./use-hash";

/** Opening until the library hears keys, closing while it fades out, left once the address is to change. */
type Stage = "opening" | "open" | "closing" | "left";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Which picture the address's fragment shows large, and what opens, turns and closes it.
 *
 * Keys are heard here, from the moment a picture is asked for: the library hears them only once its code has come and
 * it has the focus, and puts turns off, so that quick presses are lost, or change the address after it was left.
 * @param ids the pictures' fragments, in order
 */
export function useLightbox(ids: readonly string[]) {
  const hash = useHash();
  const shown = ids.indexOf(hash);
  const isShown = shown >= 0;
  const stage = useRef<Stage>("opening");
  const hasOwnEntry = useRef(false);
  /** A picture asked for while the last one was closing. */
  const next = useRef<string>(undefined);
  const controller = useRef<ControllerRef>(null);

  const open = (id: string) => {
    if (stage.current === "closing" || stage.current === "left") {
      next.current = id;
      return;
    }
    if (!isShown) hasOwnEntry.current = true;
    writeHash(id, !isShown);
  };
  const leave = () => {
    if (stage.current === "left") return;
    stage.current = "left";
    if (hasOwnEntry.current) window.history.back();
    else {
      writeHash("", false);
      document.getElementById(hash)?.focus({ preventScroll: true });
    }
    hasOwnEntry.current = false;
  };
  const onView = (index: number) => {
    // Its first word is that it is there, with the picture of its first render: the address may have changed since.
    if (stage.current === "opening") stage.current = "open";
    else if (stage.current === "open" && index !== shown) writeHash(ids[index] ?? "", false);
  };
  const turn = (step: number) => {
    if (stage.current === "open") controller.current?.[step > 0 ? "next" : "prev"]();
    if (stage.current !== "opening") return;
    // The address is ahead of what is rendered when keys come quickly.
    const from = ids.indexOf(window.location.hash.slice(1));
    writeHash(ids[(from + step + ids.length) % ids.length] ?? "", false);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key !== "Escape" && step === undefined) return;
    // A key held down is the library's: it turns no faster than one can see.
    if (event.repeat && stage.current === "open") return;
    event.stopPropagation();
    // With Alt or Command an arrow goes through the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (step !== undefined) turn(step);
    else if (stage.current === "opening") leave();
    else if (stage.current === "open") controller.current?.close();
  });
  const onClosed = useEffectEvent(() => {
    stage.current = "opening";
    const id = next.current;
    next.current = undefined;
    if (id) open(id);
  });
  useEffect(() => {
    if (!isShown) {
      onClosed();
      return;
    }
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [isShown]);

  return {
    /** Index of the picture, -1 when none is shown. */
    shown,
    open,
    leave,
    onView,
    onExiting: () => {
      if (stage.current !== "left") stage.current = "closing";
    },
    controller,
  };
}
