import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import Slider from "react-slick";
import { carouselSlick } from "./carousel-layout";

const SPEED_MS = 400;

export interface CarouselMoves {
  readonly previous: () => void;
  readonly next: () => void;
}

interface CarouselSliderProps {
  readonly slides: readonly ReactNode[];
  readonly perView: number;
  readonly initialSlide: number;
  readonly isLooping: boolean;
  readonly isGliding: boolean;
  readonly moves: Ref<CarouselMoves>;
}

/** The slides under Slick, loaded when a carousel comes near the viewport. Timer and buttons are in `carousel.tsx`. */
export function CarouselSlider(props: CarouselSliderProps) {
  const { slides, perView, initialSlide, isLooping, isGliding, moves } = props;
  const slider = useRef<Slider>(null);
  const current = useRef(initialSlide);
  useImperativeHandle(moves, () => ({
    previous: () => slider.current?.slickPrev(),
    next: () => {
      const isAtEnd = !isLooping && current.current >= slides.length - perView;
      if (isAtEnd) slider.current?.slickGoTo(0);
      else slider.current?.slickNext();
    },
  }));
  return (
    <div css={carouselSlick}>
      <Slider
        ref={slider}
        arrows={false}
        dots={false}
        infinite={isLooping}
        initialSlide={initialSlide}
        slidesToShow={perView}
        speed={isGliding ? SPEED_MS : 0}
        afterChange={(index) => {
          current.current = index;
        }}
      >
        {slides}
      </Slider>
    </div>
  );
}
