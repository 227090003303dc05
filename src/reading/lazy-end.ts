import { codeOf, firstAct } from "../lib/deferred/lazy-code";
import { lazyParts } from "../lib/deferred/lazy-part";

const lazyPart = lazyParts(codeOf("sources", firstAct, async () => (await import("./end-parts")).endParts));

/** The list of contents above a text. */
export const LazyContents = lazyPart((parts) => parts.ContentsList);

/** The list of contents above a text in chapters, in narrow windows. */
export const LazyBar = lazyPart((parts) => parts.ContentsBar);

/** The list of contents beside it. */
export const LazyRoute = lazyPart((parts) => parts.ContentsRoute);

/** Who may advise on a visa. */
export const LazyAdvice = lazyPart((parts) => parts.AdviceNote);

/** Where a text has what it says from. */
export const LazySources = lazyPart((parts) => parts.FoldedSources);

/** A drawing between its chapters. */
export const LazySpot = lazyPart((parts) => parts.TextSpot);

/** Questions and their answers, below it. */
export const LazyQuestions = lazyPart((parts) => parts.Questions);
