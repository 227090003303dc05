import { css } from "@emotion/react";
import { use } from "react";
import { EarlyPictures, PHONES, type PictureFile, pictureSources } from "./picture-data";

const picture = css({ width: "100%", height: "auto", objectFit: "cover" });

export interface PictureProps {
  readonly file: PictureFile;
  /** What the picture shows; empty only where the text beside it says the same. */
  readonly alt: string;
  readonly sizes: string;
  /** For the first large picture of a page: fetched at once instead of lazily. */
  readonly eager?: boolean;
  /** Another crop for narrow screens, below 640 px. */
  readonly phoneFile?: PictureFile;
  /** The point that stays visible when the picture is cropped, in percent from left and top; default: the middle. */
  readonly focus?: { readonly x: number; readonly y: number } | null;
  readonly className?: string;
}

/** `GatsbyImage` hides pictures until scripts run (docs/decisions.md). @throws Error if it is no raster */
export function Picture({ file, alt, sizes, eager = false, phoneFile, focus, className }: PictureProps) {
  const data = file.childImageSharp?.gatsbyImageData;
  if (!data) throw new Error("a picture is not a raster image, expected PNG or JPEG");
  const tell = use(EarlyPictures);
  if (eager) tell?.({ file, phoneFile, sizes });
  const sources = pictureSources(file);
  const { srcSet: plainSrcSet, candidates = [] } = sources.at(-1) ?? {};
  // The middle width, for browsers without `srcset`.
  const plain = candidates[Math.floor((candidates.length - 1) / 2)];
  return (
    <picture>
      {phoneFile &&
        pictureSources(phoneFile).map(({ type, srcSet }) => (
          <source key={`phone ${type}`} media={PHONES} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
      {sources.slice(0, -1).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        css={picture}
        className={className}
        style={{
          // At 35 %: on a slow line the full colours would be the page's loudest.
          backgroundColor: data.backgroundColor && `${data.backgroundColor}59`,
          objectPosition: focus ? `${focus.x}% ${focus.y}%` : undefined,
        }}
        src={plain?.address}
        srcSet={plainSrcSet}
        sizes={sizes}
        width={data.width}
        height={data.height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding={eager ? "sync" : "async"}
      />
    </picture>
  );
}
