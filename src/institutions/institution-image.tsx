import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { inkOnPaper } from "../theme/schemes";
import fallback from "./default-institution.svg";

const imageStyle = css({ objectFit: "contain", ...inkOnPaper });

interface InstitutionImageProps {
  readonly file: { readonly publicURL: string | null };
  /** Width and height in px. */
  readonly size: number;
}

/** `naturalWidth` 0 may be an error before hydration, or in Firefox an SVG without a size: `decode()` tells. */
export function InstitutionImage({ file, size }: InstitutionImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const showFallback = () => {
    const shown = element.current;
    if (shown && shown.getAttribute("src") !== fallback) shown.src = fallback;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks the image of the HTML, once
  useEffect(() => {
    const shown = element.current;
    if (shown?.complete && shown.naturalWidth === 0) shown.decode().catch(showFallback);
  }, []);
  return (
    <img
      ref={element}
      css={imageStyle}
      style={{ width: size, height: size }}
      src={file.publicURL ?? fallback}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={showFallback}
    />
  );
}
