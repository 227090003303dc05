import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import type { ControllerRef, SlideImage } from "yet-another-react-lightbox";
import { onWindow } from "../lib/hooks/window-events";
import { replaceAddress } from "../lib/replace-address";
import { pictureSources } from "../ui/pictures/picture-data";

/** Whether the browser supports AVIF: then the gallery's first picture, which is not lazy, was loaded as AVIF. */
const showsAvif = () =>
  document.querySelector<HTMLImageElement>("[data-gallery-group] img")?.currentSrc.endsWith(".avif") ?? false;

/** Gallery items as slides, in one format, as the library shows plain `<img>` only. */
export function lightboxSlides(items: Queries.GalleryGroupsFragment["items"]): SlideImage[] {
  const isModern = showsAvif();
  return items.flatMap(({ title, alt, description, imgSrc }) => {
    const data = imgSrc.childImageSharp?.gatsbyImageData;
    const source = pictureSources(imgSrc).at(isModern ? 0 : -1);
    if (!data || !source) return [];
    const srcSet = source.candidates.map(({ address, width }) => ({
      src: address,
      width,
      height: Math.round(width * (data.height / data.width)),
    }));
    const largest = srcSet.at(-1);
    if (!largest) return [];
    return [{ ...largest, srcSet, alt, title, description: description ?? undefined }];
  });
}

/** Event fired by `writeHash`, as `history.pushState` and `replaceState` fire none. */
const WRITTEN = "hashwritten";
const subscribe = onWindow(["popstate", "hashchange", WRITTEN]);

/** The fragment that the browser refused to write. @property from the address that it would have replaced */
let refused: { readonly from: string; readonly hash: string } | undefined;

const hashNow = () => (refused?.from === window.location.href ? refused.hash : window.location.hash.slice(1));

function pushAddress(address: string): boolean {
  try {
    window.history.pushState(window.history.state, "", address);
    return true;
  } catch {
    return false;
  }
}

/** URL fragment without its #; empty on the server and while there is none. */
function useHash(): string {
  return useSyncExternalStore(subscribe, hashNow, () => "");
}

/**
 * Sets the URL fragment without scrolling or navigating.
 * @param hash without #; empty removes it
 * @param isNewEntry whether Back returns to the previous URL
 * @returns whether the browser accepted it; the page shows it in any case
 */
function writeHash(hash: string, isNewEntry: boolean): boolean {
  const address = hash ? `#${hash}` : window.location.pathname + window.location.search;
  const from = window.location.href;
  const isTaken = isNewEntry ? pushAddress(address) : replaceAddress(address);
  refused = isTaken ? undefined : { from, hash };
  window.dispatchEvent(new Event(WRITTEN));
  return isTaken;
}

/** `opening` until the library handles keys, `closing` during the fade-out, `left` once the URL is about to change. */
type Stage = "opening" | "open" | "closing" | "left";
type Happening = "viewed" | "exiting" | "leave" | "closed";

/** What follows on what happens; without an entry it changes nothing. Back closes the lightbox at any stage. */
const NEXT: Readonly<Record<Stage, Readonly<Partial<Record<Happening, Stage>>>>> = {
  opening: { viewed: "open", exiting: "closing", leave: "left", closed: "opening" },
  open: { exiting: "closing", leave: "left", closed: "opening" },
  closing: { leave: "left", closed: "opening" },
  left: { closed: "opening" },
};

const isLeaving = (stage: Stage) => stage === "closing" || stage === "left";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** State and keys of the lightbox. Keys work at once; the library handles them only once loaded and focused. */
export function useLightbox(ids: readonly string[]) {
  const hash = useHash();
  const shown = ids.indexOf(hash);
  const isShown = shown >= 0;
  const stage = useRef<Stage>("opening");
  const hasOwnEntry = useRef(false);
  /** A picture requested while the lightbox was closing. */
  const next = useRef<string>(undefined);
  /** The last opened picture, whose link gets the focus back. */
  const opener = useRef<string>(undefined);
  const controller = useRef<ControllerRef>(null);

  /** @returns whether it changes the stage */
  const happens = (what: Happening): boolean => {
    const to = NEXT[stage.current][what];
    stage.current = to ?? stage.current;
    return to !== undefined;
  };
  const open = (id: string) => {
    if (isLeaving(stage.current)) {
      next.current = id;
      return;
    }
    opener.current = id;
    const isTaken = writeHash(id, !isShown);
    if (!isShown) hasOwnEntry.current = isTaken;
  };
  const leave = () => {
    if (!happens("leave")) return;
    if (hasOwnEntry.current) window.history.back();
    else {
      writeHash("", false);
      document.getElementById(hash)?.focus({ preventScroll: true });
    }
    hasOwnEntry.current = false;
  };
  const onView = (index: number) => {
    // The first call reports the picture of the first render; the URL may have changed since.
    if (!happens("viewed") && stage.current === "open" && index !== shown) writeHash(ids[index] ?? "", false);
  };
  const turn = (step: number) => {
    if (stage.current === "open") controller.current?.[step > 0 ? "next" : "prev"]();
    if (stage.current !== "opening") return;
    // With quick key presses the URL is ahead of the render.
    const from = ids.indexOf(hashNow());
    writeHash(ids[(from + step + ids.length) % ids.length] ?? "", false);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest("a, button") !== null;
    // The focus is still in the lightbox, about to return to the link.
    if (event.key === "Enter" && isLeaving(stage.current) && !isOnControl && !event.repeat) {
      event.preventDefault();
      next.current = opener.current;
      return;
    }
    const step = STEPS[event.key];
    if (event.key !== "Escape" && step === undefined) return;
    // Key repeat is left to the library, which limits its speed.
    if (event.repeat && stage.current === "open") return;
    event.stopPropagation();
    // With Alt or Command an arrow navigates the browser's history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (step !== undefined) turn(step);
    else if (stage.current === "opening") leave();
    else if (stage.current === "open") controller.current?.close();
  });
  const onClosed = useEffectEvent(() => {
    happens("closed");
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

  return { shown, open, leave, onView, onExiting: () => void happens("exiting"), controller };
}
