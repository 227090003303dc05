import { codeOf, firstAct } from "../lib/deferred/lazy-code";
import { lazyParts } from "../lib/deferred/lazy-part";

const lazyPart = lazyParts(codeOf("sources", firstAct, async () => (await import("./end-parts")).endParts));

export const LazyContents = lazyPart((parts) => parts.ContentsList);

export const LazyBar = lazyPart((parts) => parts.ContentsBar);

export const LazyRoute = lazyPart((parts) => parts.ContentsRoute);

export const LazyAdvice = lazyPart((parts) => parts.AdviceNote);

export const LazySources = lazyPart((parts) => parts.FoldedSources);

export const LazySpot = lazyPart((parts) => parts.TextSpot);

export const LazyQuestions = lazyPart((parts) => parts.Questions);
