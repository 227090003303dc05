import { InstitutionGrid } from "../institutions/institution-grid";
import { AdviceNote } from "../reading/advice-note";
import { ContentsList } from "../reading/contents-list";
import { FoldedSources } from "../reading/folded-sources";
import { Questions } from "../reading/questions";
import { ClosingSection } from "../ui/cards/closing-section";
import { TextSpot } from "../ui/pictures/text-spot";
import { Bill } from "./bill/bill";
import { Answer } from "./book/answer";
import { BookFoot, BookHead } from "./book/book-head";
import { ChapterRows } from "./book/chapter-rows";
import { CountryCards } from "./country-cards";
import { CountrySidebar } from "./country-sidebar";
import { CountryStrip } from "./country-strip";
import { HelpTicket } from "./help-ticket";
import { StudentCities } from "./student-cities";
import { SuitsBox } from "./suits-box";
import { UsefulResources } from "./useful-resources";
import { YearStrip } from "./year/year-strip";

/** The parts of a country guide whose code comes in one file, with the visitor's first act. */
export const countryParts = {
  AdviceNote,
  Answer,
  Bill,
  BookFoot,
  BookHead,
  ChapterRows,
  TextSpot,
  ClosingSection,
  ContentsList,
  CountryCards,
  CountrySidebar,
  CountryStrip,
  FoldedSources,
  HelpTicket,
  InstitutionGrid,
  Questions,
  StudentCities,
  SuitsBox,
  UsefulResources,
  YearStrip,
};
