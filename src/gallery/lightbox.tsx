import captionStyles from "!!raw-loader!yet-another-react-lightbox/plugins/captions.css";
import counterStyles from "!!raw-loader!yet-another-react-lightbox/plugins/counter.css";
import styles from "!!raw-loader!yet-another-react-lightbox/styles.css";
import type { Ref } from "react";
import Library, { type ControllerRef } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import { colour, font } from "../theme/tokens";

/** The library takes the focus ring from its buttons. */
const focusStyles = `.yarl__button:focus-visible { outline: 3px solid ${colour.focusOnDark}; outline-offset: -3px; }`;

/** A picture as the lightbox shows it. */
export interface LightboxSlide {
  readonly src: string;
  readonly srcSet: { src: string; width: number; height: number }[];
  readonly alt: string;
  readonly title: string;
  readonly description?: string;
  readonly width: number;
  readonly height: number;
}

interface LightboxProps {
  /** Always the same array: the library begins anew with another one. */
  readonly slides: LightboxSlide[];
  /** Index of the picture shown. */
  readonly index: number;
  readonly words: Queries.GalleryWordsFragment;
  readonly onView: (index: number) => void;
  /** Called when it begins to fade out, however it was closed. */
  readonly onExiting: () => void;
  /** Called when it has faded out. */
  readonly leave: () => void;
  readonly controller: Ref<ControllerRef>;
}

/** Large pictures over the page: buttons, swipe, caption and counter; loaded when the first one is opened. */
export function Lightbox({ slides, index, words, onView, onExiting, leave, controller }: LightboxProps) {
  return (
    <>
      <style>{styles + captionStyles + counterStyles + focusStyles}</style>
      <Library
        open
        index={index}
        slides={slides}
        close={leave}
        on={{ view: ({ index: viewed }) => onView(viewed), exiting: onExiting }}
        controller={{ ref: controller }}
        plugins={[Captions, Counter]}
        captions={{ descriptionTextAlign: "start" }}
        carousel={{ preload: 1, padding: "8%" }}
        labels={{
          Lightbox: words.large,
          Previous: words.previous,
          Next: words.next,
          Close: words.close,
        }}
        styles={{
          root: {
            "--yarl__color_backdrop": colour.board,
            "--yarl__slide_title_font_family": font.heading,
            "--yarl__slide_captions_container_background": colour.board,
            "--yarl__counter_filter": "none",
          },
          // The counter ("12 / 24") stands in the same corner, before the caption.
          captionsTitleContainer: { paddingInlineStart: "92px" },
        }}
      />
    </>
  );
}
