import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { fill } from "../../lib/fill";
import { useMediaQuery, useMotionAllowed } from "../../lib/hooks/use-media-query";
import { whenNear } from "../../lib/when-near";
import { from, space } from "../../theme/tokens";
import { wideWindow } from "../../theme/windows";
import { grid } from "../../ui/layout/primitives";
import { RingButton } from "../../ui/links/ring-button";
import { carouselColumn, carouselTrack } from "./carousel-layout";
import type { CarouselMoves } from "./carousel-slider";

interface Takeover {
  readonly Slider: typeof import("./carousel-slider").CarouselSlider;
  readonly initialSlide: number;
}

function scrolledTo(track: Element | null): number {
  const width = track?.firstElementChild?.clientWidth ?? 0;
  return track && width > 0 ? Math.round(track.scrollLeft / width) : 0;
}

/** Waits until the focus is outside an element: replacing the focused element would lose the keyboard position. */
function untilLeft(element: HTMLElement | null): Promise<void> | undefined {
  if (!element?.contains(document.activeElement)) return undefined;
  return new Promise((resolve) => {
    const onLeave = ({ relatedTarget }: globalThis.FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      element.removeEventListener("focusout", onLeave);
      resolve();
    };
    element.addEventListener("focusout", onLeave);
  });
}

/** Loads Slick when the carousel comes near. Until then, or if loading fails, visitors scroll the track. */
function useCarouselTakeover(track: RefObject<HTMLElement | null>, isNear: boolean): Takeover | undefined {
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

/** Autoplay; loops with more than 2 slides; 1 in view, 2 from 1024 px: docs/decisions.md, "Constants". */
const AUTOPLAY_MS = 2500;
const LOOPS_ABOVE = 2;
const NEAR = "400px 0px";

const head = css({ ...grid(4, { tablet: "1 auto" }), alignItems: "end", marginBottom: space[8] });
const controls = css({
  display: "flex",
  gap: space[3],
  minHeight: "52px",
  [from.tablet]: { minWidth: "180px", justifyContent: "end" },
});

interface CarouselProps {
  readonly label: string;
  readonly words: Queries.CarouselWordsFragment;
  readonly heading: ReactNode;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** Slides in a scroll-snap track, which Slick replaces when it comes near the viewport. */
export function Carousel({ label, words, heading, slides }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLElement>(null);
  const moves = useRef<CarouselMoves>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (root.current ? whenNear(root.current, NEAR, () => setIsNear(true)) : undefined), []);
  const takeover = useCarouselTakeover(track, isNear);
  const isMotionAllowed = useMotionAllowed();
  const perView = useMediaQuery(wideWindow) ? 2 : 1;
  const isSliding = takeover !== undefined && slides.length > perView;
  const isPlaying = isSliding && isMotionAllowed && !isPaused && !isHovered && !isFocused;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => moves.current?.next(), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const holdForKeyboard = (event: FocusEvent) => {
    if (event.target.matches(":focus-visible")) setIsFocused(true);
  };
  const changePause = () => {
    setIsPaused(!isPaused);
    setIsHovered(false);
    setIsFocused(false);
  };
  const trackName = fill(words.track, { heading: label });
  const items = slides.map(({ key, content }, index) => (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
    <div
      key={key}
      role="group"
      aria-roledescription="slide"
      aria-label={fill(words.slide, { number: index + 1, total: slides.length })}
    >
      {content}
    </div>
  ));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the carousel pattern, not a fieldset
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={holdForKeyboard}
      onBlur={() => setIsFocused(false)}
    >
      <div css={head}>
        {heading}
        <div css={controls}>
          {isSliding && (
            <>
              <RingButton icon="left" label={words.previous} onClick={() => moves.current?.previous()} />
              {isMotionAllowed && (
                <RingButton
                  icon={isPaused ? "play" : "pause"}
                  label={isPaused ? words.play : words.pause}
                  onClick={changePause}
                />
              )}
              <RingButton icon="right" label={words.next} onClick={() => moves.current?.next()} />
            </>
          )}
        </div>
      </div>
      <div css={carouselColumn} aria-live={isPlaying ? "off" : "polite"}>
        {takeover && isSliding ? (
          <takeover.Slider
            slides={items}
            perView={perView}
            initialSlide={takeover.initialSlide}
            isLooping={slides.length > LOOPS_ABOVE}
            isGliding={isMotionAllowed}
            moves={moves}
          />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to scroll it
          <section ref={track} css={carouselTrack} tabIndex={0} aria-label={trackName}>
            {items}
          </section>
        )}
      </div>
    </div>
  );
}

export const query = graphql`
  fragment CarouselWords on HomeAwardsControls {
    previous next pause play slide track
  }
`;
