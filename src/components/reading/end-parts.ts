import { AdviceNote } from "./advice-note";
import { FoldedSources } from "./folded-sources";

/** What stands below a text. */
export const endParts = { AdviceNote, FoldedSources };

export type EndParts = typeof endParts;
