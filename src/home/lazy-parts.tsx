import { codeOf, firstAct } from "../lib/deferred/lazy-code";
import { lazyParts } from "../lib/deferred/lazy-part";
import type { ClosingSectionProps } from "../ui/cards/closing-section";

const lazyPart = lazyParts(
  codeOf("services", firstAct, async () => (await import("./home-parts")).homeParts),
);

/** The services as posters, and the guides. Its height keeps what follows off the first window. */
export const LazyServices = lazyPart((parts) => parts.Services, 1200);

export const LazyStates = lazyPart((parts) => parts.States, 800);

export const LazyCountryMap = lazyPart((parts) => parts.CountryMap, 800);

export const LazyAbout = lazyPart((parts) => parts.About, 800);

export const LazyStats = lazyPart((parts) => parts.Stats);

export const LazySteps = lazyPart((parts) => parts.Steps);

export const LazyTestimonials = lazyPart((parts) => parts.Testimonials);

export const LazyInstitutions = lazyPart((parts) => parts.Institutions);

export const LazyAwards = lazyPart((parts) => parts.Awards);

export const LazyArticles = lazyPart((parts) => parts.Articles);

export const LazyClosing = lazyPart<ClosingSectionProps & { readonly id: string }>(
  (parts) => parts.ClosingSection,
  640,
);
