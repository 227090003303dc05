import { type RefObject, useEffect, useState } from "react";

interface Takeover {
  readonly Slider: typeof import("./carousel-slider").CarouselSlider;
  readonly initialSlide: number;
}

function scrolledTo(track: Element | null): number {
  const width = track?.firstElementChild?.clientWidth ?? 0;
  return track && width > 0 ? Math.round(track.scrollLeft / width) : 0;
}

/** Waits until the focus is outside an element: what has it must not be replaced, or the keyboard starts anew. */
function untilLeft(element: HTMLElement | null): Promise<void> | undefined {
  if (!element?.contains(document.activeElement)) return undefined;
  return new Promise((resolve) => {
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      element.removeEventListener("focusout", onLeave);
      resolve();
    };
    element.addEventListener("focusout", onLeave);
  });
}

/** Loads Slick once a carousel is near. Until then, and if loading fails, the visitor scrolls the track. */
export function useCarouselTakeover(
  track: RefObject<HTMLElement | null>,
  isNear: boolean,
): Takeover | undefined {
  const [takeover, setTakeover] = useState<Takeover>();
  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    const take = async () => {
      const { CarouselSlider } = await import("./carousel-slider");
      await untilLeft(track.current);
      if (!isGone) setTakeover({ Slider: CarouselSlider, initialSlide: scrolledTo(track.current) });
    };
    take().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [track, isNear]);
  return takeover;
}
