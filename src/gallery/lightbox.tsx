import captionStyles from "!!raw-loader!yet-another-react-lightbox/plugins/captions.css";
import counterStyles from "!!raw-loader!yet-another-react-lightbox/plugins/counter.css";
import styles from "!!raw-loader!yet-another-react-lightbox/styles.css";
import { css } from "@emotion/react";
import type { Ref } from "react";
import Library, { type ControllerRef, type SlideImage } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import words from "../../content/words/gallery.json";
import { useMediaQuery } from "../lib/hooks/use-media-query";
import { colour, font, space, withHover } from "../theme/tokens";
import { disc } from "../ui/layout/primitives";

/** Narrow windows in portrait: the picture fills the width, with caption and buttons below. */
const NARROW = "(max-width: 63.99em) and (orientation: portrait)";

/** Restores the focus ring that the library removes, and gives its white arrows a background. */
const ownStyles = css({
  ".yarl__button:focus-visible": { outline: `3px solid ${colour.focusOnDark}`, outlineOffset: "-3px" },
  ".yarl__navigation_prev, .yarl__navigation_next": {
    ...disc("52px"),
    marginInline: space[4],
    padding: 0,
    border: `2px solid ${colour.onDark}`,
    background: colour.board,
    color: colour.onDark,
    filter: "none",
  },
  ".yarl__navigation_prev:focus-visible, .yarl__navigation_next:focus-visible": { outlineOffset: "3px" },
  [withHover]: {
    ".yarl__navigation_prev:hover, .yarl__navigation_next:hover": {
      background: colour.onDark,
      color: colour.board,
    },
  },
  [`@media not all and ${NARROW}`]: {
    ".yarl__slide_title_container": { inset: "auto 0 34px" },
    ".yarl__slide_description_container": { paddingBlock: `0 ${space[3]}` },
  },
  [`@media ${NARROW}`]: {
    ".yarl__navigation_prev, .yarl__navigation_next": { top: "auto", bottom: space[5], transform: "none" },
    ".yarl__counter": {
      inset: `auto 0 ${space[5]}`,
      margin: "14px 0",
      padding: 0,
      textAlign: "center",
      pointerEvents: "none",
    },
    ".yarl__slide": { flexDirection: "column", paddingBlock: `${space[16]} ${space[24]}` },
    ".yarl__slide_image": { flex: "0 1 auto", minHeight: 0, width: "100%" },
    ".yarl__slide_captions_container": { position: "static", width: "100%", padding: `0 ${space[5]}` },
    ".yarl__slide_title_container": { paddingTop: space[4] },
    ".yarl__slide_title": { maxWidth: "none", whiteSpace: "normal" },
  },
});

interface LightboxProps {
  /** Must be a stable array: a new one resets the library. */
  readonly slides: SlideImage[];
  readonly index: number;
  readonly onView: (index: number) => void;
  /** Called when the fade-out begins, whatever closed the lightbox. */
  readonly onExiting: () => void;
  readonly leave: () => void;
  readonly controller: Ref<ControllerRef>;
}

/** Lightbox with buttons, swipe, caption and counter. Its code loads when the first picture is opened. */
export function Lightbox({ slides, index, onView, onExiting, leave, controller }: LightboxProps) {
  const isNarrow = useMediaQuery(NARROW);
  return (
    <>
      <style>{styles + captionStyles + counterStyles + ownStyles.styles}</style>
      <Library
        open
        index={index}
        slides={slides}
        close={leave}
        on={{ view: ({ index: viewed }) => onView(viewed), exiting: onExiting }}
        controller={{ ref: controller, closeOnBackdropClick: true }}
        plugins={[Captions, Counter, Zoom]}
        zoom={{ maxZoomPixelRatio: 3 }}
        captions={{ descriptionTextAlign: "start" }}
        carousel={{ preload: 1, padding: isNarrow ? 0 : "8%" }}
        labels={{
          Lightbox: words.large,
          Previous: words.previous,
          Next: words.next,
          Close: words.close,
          "Zoom in": words.zoomIn,
          "Zoom out": words.zoomOut,
        }}
        styles={{
          root: {
            "--yarl__color_backdrop": colour.board,
            "--yarl__slide_title_font_family": font.heading,
            "--yarl__slide_captions_container_background": colour.board,
            "--yarl__counter_filter": "none",
          },
        }}
      />
    </>
  );
}
