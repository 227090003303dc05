import captionStyles from "!!raw-loader!yet-another-react-lightbox/plugins/captions.css";
import counterStyles from "!!raw-loader!yet-another-react-lightbox/plugins/counter.css";
import styles from "!!raw-loader!yet-another-react-lightbox/styles.css";
import type { Ref } from "react";
import Library, { type ControllerRef } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import { colour, font } from "../theme/tokens";

/** The library removes the focus ring from its buttons. */
const focusStyles = `.yarl__button:focus-visible { outline: 3px solid ${colour.focusOnDark}; outline-offset: -3px; }`;

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
  /** Must be a stable array: a new one resets the library. */
  readonly slides: LightboxSlide[];
  readonly index: number;
  readonly words: Queries.GalleryWordsFragment;
  readonly onView: (index: number) => void;
  /** Called when it begins to fade out, whatever closed it. */
  readonly onExiting: () => void;
  /** Called when the fade-out has ended. */
  readonly leave: () => void;
  readonly controller: Ref<ControllerRef>;
}

/** Lightbox with buttons, swipe, caption and counter. Its code loads when the first picture is opened. */
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
          // Room for the counter ("12 / 24") in the same corner.
          captionsTitleContainer: { paddingInlineStart: "92px" },
        }}
      />
    </>
  );
}
