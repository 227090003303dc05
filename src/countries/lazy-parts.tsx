import { codeOf, firstAct } from "../lib/deferred/lazy-code";
import { lazyParts } from "../lib/deferred/lazy-part";
import { stored } from "../lib/stored";
import { homeCurrencyKey } from "../money/home-currency-key";
import { hasPass } from "../star/pass";
import type { ClosingSectionProps } from "../ui/cards/closing-section";

/** Whether the visitor has chosen a currency or answered something on an earlier page, which the HTML does not know. */
const hasSaid = (): boolean => stored(homeCurrencyKey).read() !== undefined || hasPass();

const lazyPart = lazyParts(
  codeOf(
    "sources",
    () => (hasSaid() ? Promise.resolve() : firstAct()),
    async () => (await import("./country-parts")).countryParts,
  ),
);

/** For whom a country is. */
export const LazySuits = lazyPart((parts) => parts.SuitsBox, 440);

/** In which money a guide's amounts are shown. */
export const LazyBookHead = lazyPart((parts) => parts.BookHead);

/** What a chapter comes to. */
export const LazyAnswer = lazyPart((parts) => parts.Answer, 33);

/** The numbers that a chapter is about. */
export const LazyRows = lazyPart((parts) => parts.ChapterRows);

/** How a guide's numbers are known. */
export const LazyBookFoot = lazyPart((parts) => parts.BookFoot);

/** The year before the first class. */
export const LazyYear = lazyPart((parts) => parts.YearStrip);

/** The bill for the first year. */
export const LazyBill = lazyPart((parts) => parts.Bill);

/** Where students live. */
export const LazyCities = lazyPart((parts) => parts.StudentCities);

/** A drawing that ends a chapter. */
export const LazySpot = lazyPart((parts) => parts.TextSpot);

/** The list of contents of a text without chapters. */
export const LazyContents = lazyPart((parts) => parts.ContentsList);

/** The countries with a guide. */
export const LazySidebar = lazyPart((parts) => parts.CountrySidebar);

/** Who may advise on a visa. */
export const LazyAdvice = lazyPart((parts) => parts.AdviceNote);

/** Official sites of a country. */
export const LazyResources = lazyPart((parts) => parts.UsefulResources);

/** What families ask about a country. */
export const LazyQuestions = lazyPart((parts) => parts.Questions);

/** Where a country guide has what it says from. */
export const LazySources = lazyPart((parts) => parts.FoldedSources);

/** Cards that link to further country guides. */
export const LazyCards = lazyPart((parts) => parts.CountryCards);

/** The institutions of a country. */
export const LazyInstitutions = lazyPart((parts) => parts.InstitutionGrid);

/** The other countries as stamps. */
export const LazyStrip = lazyPart((parts) => parts.CountryStrip);

/** The envelope that ends the page. */
export const LazyClosing = lazyPart<ClosingSectionProps & { readonly id: string }>(
  (parts) => parts.ClosingSection,
  640,
);

/** The question that a counsellor answers. */
export const LazyHelp = lazyPart((parts) => parts.HelpTicket);
