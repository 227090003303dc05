import { codeOf, firstAct } from "../lib/deferred/lazy-code";
import { lazyParts } from "../lib/deferred/lazy-part";
import type { ClosingSectionProps } from "../ui/cards/closing-section";

const lazyPart = lazyParts(
  codeOf("services", firstAct, async () => (await import("./home-parts")).homeParts),
);

/** The services as posters, and the guides. Its height keeps what follows off the first window. */
export const LazyServices = lazyPart((parts) => parts.Services, 1200);

/** Study in Australia: the states as stamps. */
export const LazyStates = lazyPart((parts) => parts.States, 800);

/** The countries on a map. */
export const LazyCountryMap = lazyPart((parts) => parts.CountryMap, 800);

/** Who the company is. */
export const LazyAbout = lazyPart((parts) => parts.About, 800);

/** The company's figures. */
export const LazyStats = lazyPart((parts) => parts.Stats);

/** The seven steps. */
export const LazySteps = lazyPart((parts) => parts.Steps);

/** What students and parents say. */
export const LazyTestimonials = lazyPart((parts) => parts.Testimonials);

/** Some of the institutions that we list. */
export const LazyInstitutions = lazyPart((parts) => parts.Institutions);

/** Awards in a carousel. */
export const LazyAwards = lazyPart((parts) => parts.Awards);

/** The newest articles. */
export const LazyArticles = lazyPart((parts) => parts.Articles);

/** The envelope that ends the page. */
export const LazyClosing = lazyPart<ClosingSectionProps & { readonly id: string }>(
  (parts) => parts.ClosingSection,
  640,
);
