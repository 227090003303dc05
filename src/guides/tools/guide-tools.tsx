import { type ComponentType, lazy } from "react";
import { codeOf } from "../../lib/deferred/lazy-code";
import { lazyPart } from "../../lib/deferred/lazy-part";
import type { QuestionsProps } from "../../reading/questions";
import type { CostBoardProps } from "./costs/cost-board";
import type { CostSheetProps } from "./costs/cost-sheet";
import type { AnswerDraftsProps } from "./draft/answer-drafts";
import type { StatementDraftProps } from "./draft/statement-draft";
import type { OfferSheetProps } from "./offers/offer-sheet";
import type { LetterRequestProps } from "./request/letter-request";

/*
 * The HTML of the tools is whole without their code. The build's renderer cannot wait for a file, so it gets them at
 * once; in the browser's bundles Gatsby writes another stage, and the first branch goes.
 */

/**
 * Ids of the tools' elements, which pages link to. Each has its own: while one guide follows another, the first one's
 * tool is still on the page.
 */
export const toolIds = {
  board: "funds",
  sheet: "worksheet",
  statement: "your-outline",
  answers: "your-answers",
  request: "your-request",
  offers: "your-offers",
} as const;

/** Waits until a tool is less than a window away, or the address brings what stands in it. */
function whenNear(id: string): Promise<void> {
  const place = document.getElementById(id);
  if (place === null || window.location.hash.startsWith("#tool=")) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(place);
  });
}

/** A tool whose code comes when it is near the window. */
function lazyTool<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await codeOf(id, () => whenNear(id), load) }));
}

/** What each country asks to show. */
export const LazyBoard = lazyPart<CostBoardProps>(
  process.env.BUILD_STAGE === "build-html"
    ? require("./costs/cost-board").CostBoard
    : lazyTool(toolIds.board, async () => (await import("./costs/cost-board")).CostBoard),
);

/** The worksheet of costs. */
export const LazySheet = lazyPart<CostSheetProps>(
  process.env.BUILD_STAGE === "build-html"
    ? require("./costs/cost-sheet").CostSheet
    : lazyTool(toolIds.sheet, async () => (await import("./costs/cost-sheet")).CostSheet),
);

/** The outline of a statement of purpose. */
export const LazyStatement = lazyPart<StatementDraftProps>(
  process.env.BUILD_STAGE === "build-html"
    ? require("./draft/statement-draft").StatementDraft
    : lazyTool(toolIds.statement, async () => (await import("./draft/statement-draft")).StatementDraft),
);

/** The answers of the Australian visa form. */
export const LazyAnswers = lazyPart<AnswerDraftsProps>(
  process.env.BUILD_STAGE === "build-html"
    ? require("./draft/answer-drafts").AnswerDrafts
    : lazyTool(toolIds.answers, async () => (await import("./draft/answer-drafts")).AnswerDrafts),
);

/** The request for a letter of recommendation. */
export const LazyRequest = lazyPart<LetterRequestProps>(
  process.env.BUILD_STAGE === "build-html"
    ? require("./request/letter-request").LetterRequest
    : lazyTool(toolIds.request, async () => (await import("./request/letter-request")).LetterRequest),
);

/** Three offers side by side. */
export const LazyOffers = lazyPart<OfferSheetProps>(
  process.env.BUILD_STAGE === "build-html"
    ? require("./offers/offer-sheet").OfferSheet
    : lazyTool(toolIds.offers, async () => (await import("./offers/offer-sheet")).OfferSheet),
);

/** What families ask about the guide's subject. */
export const LazyQuestions = lazyPart<QuestionsProps>(
  process.env.BUILD_STAGE === "build-html"
    ? require("../../reading/questions").Questions
    : lazyTool("questions", async () => (await import("../../reading/questions")).Questions),
);
