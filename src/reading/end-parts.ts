import { TextSpot } from "../ui/pictures/text-spot";
import { AdviceNote } from "./advice-note";
import { ContentsBar } from "./contents-bar";
import { ContentsList } from "./contents-list";
import { ContentsRoute } from "./contents-route";
import { FoldedSources } from "./folded-sources";
import { Questions } from "./questions";

export const endParts = {
  AdviceNote,
  ContentsBar,
  ContentsList,
  ContentsRoute,
  FoldedSources,
  Questions,
  TextSpot,
};
