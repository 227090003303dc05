import { css } from "@emotion/react";
import { from, space } from "../../theme/tokens";
import { Perforated } from "../motifs/perforated";
import { Picture } from "../pictures/picture";
import type { PictureFile } from "../pictures/picture-data";

export const besideStamp = css({
  [from.desktop]: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 300px",
      columnGap: space[16],
      "& > *": { gridColumn: 1 },
      "& > [data-head-stamp]": { gridColumn: 2, gridRow: "1 / span 4" },
    },
  },
});
const stamp = css({
  display: "none",
  img: { aspectRatio: "4 / 3" },
  [from.desktop]: { display: "block", alignSelf: "center", transform: "rotate(2deg)" },
});

interface HeadStampProps {
  readonly file: PictureFile;
  readonly alt: string;
}

export function HeadStamp({ file, alt }: HeadStampProps) {
  return (
    <div css={stamp} data-head-stamp="">
      <Perforated>
        <Picture file={file} alt={alt} sizes="276px" />
      </Perforated>
    </div>
  );
}
