import { InstitutionGrid } from "../institutions/institution-grid";
import { AdviceNote } from "../reading/advice-note";
import { ContentsBar } from "../reading/contents-bar";
import { ContentsList } from "../reading/contents-list";
import { ContentsRoute } from "../reading/contents-route";
import { FoldedSources } from "../reading/folded-sources";
import { Questions } from "../reading/questions";
import { ClosingSection } from "../ui/cards/closing-section";
import { TextSpot } from "../ui/pictures/text-spot";
import { Bill } from "./bill/bill";
import { CountryCards } from "./country-cards";
import { CountrySidebar } from "./country-sidebar";
import { CountryStrip } from "./country-strip";
import { HelpTicket } from "./help-ticket";
import { NumbersPanel } from "./numbers/numbers-panel";
import { StudentCities } from "./student-cities";
import { SuitsBox } from "./suits-box";
import { UsefulResources } from "./useful-resources";
import { YearStrip } from "./year/year-strip";

/** The parts of a country guide whose code comes in one file, with the visitor's first act. */
export const countryParts = {
  AdviceNote,
  Bill,
  TextSpot,
  ClosingSection,
  ContentsBar,
  ContentsList,
  ContentsRoute,
  CountryCards,
  CountrySidebar,
  CountryStrip,
  FoldedSources,
  HelpTicket,
  InstitutionGrid,
  NumbersPanel,
  Questions,
  StudentCities,
  SuitsBox,
  UsefulResources,
  YearStrip,
};

export type CountryParts = typeof countryParts;
