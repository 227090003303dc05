import { css } from "@emotion/react";
import { useEffect, useRef } from "react";

const image = css({ width: "84px", height: "84px", objectFit: "contain" });

interface InstitutionImageProps {
  readonly src: string;
  /** Shown when the image cannot be loaded. */
  readonly fallback: string;
}

/**
 * An institution's monogram or logo. The name stands beside it, so it has no text of its own.
 * An error that came before the scripts did is found by its missing size; Firefox says the same of a sound SVG
 * that names no size, so decoding has the last word.
 */
export function InstitutionImage({ src, fallback }: InstitutionImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const showFallback = () => {
    const shown = element.current;
    if (shown && shown.getAttribute("src") !== fallback) shown.src = fallback;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, at the image as the server wrote it
  useEffect(() => {
    const shown = element.current;
    if (shown?.complete && shown.naturalWidth === 0) shown.decode().catch(showFallback);
  }, []);
  return (
    <img
      ref={element}
      css={image}
      src={src}
      alt=""
      width={84}
      height={84}
      loading="lazy"
      decoding="async"
      onError={showFallback}
    />
  );
}
