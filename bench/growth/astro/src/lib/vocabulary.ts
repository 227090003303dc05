import Checklist from "../components/text/Checklist.astro";
import Fact from "../components/text/FactLink.astro";
import FactNote from "../components/text/FactNote.astro";
import Flow from "../components/text/Flow.astro";
import FlowStop from "../components/text/FlowStop.astro";
import Fork from "../components/text/Fork.astro";
import HoldsNow from "../components/text/HoldsNow.astro";
import KeptFor from "../components/text/KeptFor.astro";
import More from "../components/text/More.astro";
import Note from "../components/text/Note.astro";
import Piece from "../components/text/Piece.astro";
import Question from "../components/text/Question.astro";
import Standfirst from "../components/text/Standfirst.astro";
import Step from "../components/text/Step.astro";
import Steps from "../components/text/Steps.astro";
import TextLink from "../components/text/TextLink.astro";
import TextTable from "../components/text/TextTable.astro";

/** Components of MDX bodies; `complete-text` adds notes and pieces. */
export const vocabulary = {
  Fact,
  FactNote,
  Standfirst,
  HoldsNow,
  Steps,
  Step,
  Checklist,
  Note,
  More,
  Question,
  KeptFor,
  Flow,
  Stop: FlowStop,
  Fork,
  IfYes: FlowStop,
  IfNo: FlowStop,
  Piece,
  a: TextLink,
  table: TextTable,
};
