import { blockPieces } from "./blocks";
import { figurePieces } from "./figures";
import type { Piece } from "./piece";
import { slotPieces } from "./slots";

/** The components that texts may use, by name, in the order of the editor's buttons. */
export const pieces: ReadonlyMap<string, Piece> = new Map(
  Object.entries({ ...figurePieces, ...blockPieces, ...slotPieces }),
);
