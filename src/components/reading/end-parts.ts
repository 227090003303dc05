import { AdviceNote } from "./advice-note";
import { ContentsList } from "./contents-list";
import { ContentsRoute } from "./contents-route";
import { FoldedSources } from "./folded-sources";

/** What stands around a text. */
export const endParts = { AdviceNote, ContentsList, ContentsRoute, FoldedSources };

export type EndParts = typeof endParts;
