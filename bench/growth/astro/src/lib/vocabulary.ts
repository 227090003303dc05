import Checklist from "../components/Checklist.astro";
import Fact from "../components/FactLink.astro";
import HoldsNow from "../components/HoldsNow.astro";
import More from "../components/More.astro";
import Note from "../components/Note.astro";
import Step from "../components/Step.astro";
import Steps from "../components/Steps.astro";
import TextLink from "../components/TextLink.astro";
import TextTable from "../components/TextTable.astro";

/** Components of MDX bodies. */
export const vocabulary = {
  Fact,
  HoldsNow,
  Steps,
  Step,
  Checklist,
  Note,
  More,
  a: TextLink,
  table: TextTable,
};
