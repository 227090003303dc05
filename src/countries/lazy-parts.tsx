import { codeOf, firstAct } from "../lib/deferred/lazy-code";
import { lazyParts } from "../lib/deferred/lazy-part";
import { stored } from "../lib/storage";
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

export const LazySuits = lazyPart((parts) => parts.SuitsBox, 440);

export const LazyBookHead = lazyPart((parts) => parts.BookHead);

export const LazyAnswer = lazyPart((parts) => parts.Answer, 33);

export const LazyRows = lazyPart((parts) => parts.ChapterRows);

export const LazyBookFoot = lazyPart((parts) => parts.BookFoot);

export const LazyYear = lazyPart((parts) => parts.YearStrip);

export const LazyBill = lazyPart((parts) => parts.Bill);

export const LazyCities = lazyPart((parts) => parts.StudentCities);

export const LazySpot = lazyPart((parts) => parts.TextSpot);

export const LazyContents = lazyPart((parts) => parts.ContentsList);

export const LazySidebar = lazyPart((parts) => parts.CountrySidebar);

export const LazyAdvice = lazyPart((parts) => parts.AdviceNote);

export const LazyResources = lazyPart((parts) => parts.UsefulResources);

export const LazyQuestions = lazyPart((parts) => parts.Questions);

export const LazySources = lazyPart((parts) => parts.FoldedSources);

export const LazyCards = lazyPart((parts) => parts.CountryCards);

export const LazyInstitutions = lazyPart((parts) => parts.InstitutionGrid);

export const LazyStrip = lazyPart((parts) => parts.CountryStrip);

export const LazyClosing = lazyPart<ClosingSectionProps & { readonly id: string }>(
  (parts) => parts.ClosingSection,
  640,
);

export const LazyHelp = lazyPart((parts) => parts.HelpTicket);
