import { Bill } from "../../components/bill/bill";
import { ClosingSection } from "../../components/cards/closing-section";
import { TextSpot } from "../../components/pictures/text-spot";
import { Questions } from "../../components/questions/questions";
import { AdviceNote } from "../../components/reading/advice-note";
import { ContentsBar } from "../../components/reading/contents-bar";
import { ContentsList } from "../../components/reading/contents-list";
import { ContentsRoute } from "../../components/reading/contents-route";
import { FoldedSources } from "../../components/reading/folded-sources";
import { InstitutionGrid } from "../../institutions/institution-grid";
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
