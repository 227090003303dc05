import { css } from "@emotion/react";
import { from, size, space } from "../theme/tokens";

const WIDTH = 450;
/** Smaller where the text beside them needs the room. */
const SHRUNK = 0.72;

export const besideStamps = {
  [from.desktop]: { maxWidth: `calc(100% - ${WIDTH * SHRUNK + 20}px)` },
  [from.wide]: { maxWidth: `min(41rem, 100% - ${WIDTH + 20}px)` },
};

/** Places and turns of the stamps, in px and degrees, from the top right of the head. */
const places = [
  { top: 96, right: 300, width: 150, turn: -4 },
  { top: 36, right: 160, width: 132, turn: 9 },
  { top: 108, right: 8, width: 132, turn: -8 },
  { top: 204, right: 262, width: 116, turn: 6 },
  { top: 200, right: 112, width: 128, turn: -5 },
  { top: 246, right: 0, width: 104, turn: 7 },
] as const;

const scatter = css({
  // In a row below the lead, where there is no room beside it.
  display: "flex",
  justifyContent: "space-between",
  gap: space[1],
  maxWidth: "26rem",
  marginTop: space[5],
  img: { flex: "1 1 0", minWidth: 0, height: "auto", mixBlendMode: "multiply" },
  "@media print": { display: "none" },
  [from.desktop]: {
    display: "block",
    maxWidth: "none",
    marginTop: 0,
    position: "absolute",
    insetBlock: 0,
    right: `max(${space.gutter}, calc((100% - ${size.container}) / 2))`,
    width: `${WIDTH}px`,
    transform: `scale(${SHRUNK})`,
    transformOrigin: "top right",
    pointerEvents: "none",
    img: { position: "absolute" },
  },
  [from.wide]: { transform: "none" },
});

interface EntryStampsProps {
  readonly institutions: readonly Queries.FinderInstitutionFragment[];
}

export function EntryStamps({ institutions }: EntryStampsProps) {
  return (
    <div css={scatter} aria-hidden="true">
      {places.map(({ top, right, width, turn }, at) => {
        const { id, image } = institutions[at] ?? {};
        return (
          image?.publicURL && (
            <img
              key={id}
              src={image.publicURL}
              alt=""
              width={width}
              height={width}
              loading="lazy"
              decoding="async"
              style={{ top, right, width, transform: `rotate(${turn}deg)` }}
            />
          )
        );
      })}
    </div>
  );
}
