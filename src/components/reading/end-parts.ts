import { TextSpot } from "../pictures/text-spot";
import { Questions } from "../questions/questions";
import { AdviceNote } from "./advice-note";
import { ContentsBar } from "./contents-bar";
import { ContentsList } from "./contents-list";
import { ContentsRoute } from "./contents-route";
import { FoldedSources } from "./folded-sources";

/** What stands around a text. */
export const endParts = {
  AdviceNote,
  ContentsBar,
  ContentsList,
  ContentsRoute,
  FoldedSources,
  Questions,
  TextSpot,
};

export type EndParts = typeof endParts;
