import { ClosingSection } from "../ui/cards/closing-section";
import { About } from "./about";
import { Articles } from "./articles";
import { Awards } from "./awards";
import { CountryMap } from "./country-map";
import { Institutions } from "./institutions";
import { Services } from "./services";
import { States } from "./states";
import { Stats } from "./stats";
import { Steps } from "./steps";
import { Testimonials } from "./testimonials";

/** The sections below the hero, whose code comes in one file, with the visitor's first act. */
export const homeParts = {
  About,
  Articles,
  Awards,
  ClosingSection,
  CountryMap,
  Institutions,
  Services,
  States,
  Stats,
  Steps,
  Testimonials,
};
