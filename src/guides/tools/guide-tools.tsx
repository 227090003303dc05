import type { ComponentType } from "react";
import { codeOf } from "../../lib/deferred/lazy-code";
import { lazyPart } from "../../lib/deferred/lazy-part";
import { whenNear } from "../../lib/when-near";
import type { QuestionsProps } from "../../reading/questions";
import type { CostBoardProps } from "./costs/cost-board";
import type { CostSheetProps } from "./costs/cost-sheet";
import type { AnswerDraftsProps } from "./draft/answer-drafts";
import type { StatementDraftProps } from "./draft/statement-draft";
import type { OfferSheetProps } from "./offers/offer-sheet";
import type { LetterRequestProps } from "./request/letter-request";

/** Each tool has its own id: while one guide follows another, the first one's tool is still on the page. */
export const toolIds = {
  board: "funds",
  sheet: "worksheet",
  statement: "your-outline",
  answers: "your-answers",
  request: "your-request",
  offers: "your-offers",
} as const;

/** Waits until a tool is less than a window away, or the address brings what stands in it. */
function whenToolNear(id: string): Promise<void> {
  const place = document.getElementById(id);
  const isBrought = () => window.location.hash.startsWith("#tool=");
  if (place === null || isBrought()) return Promise.resolve();
  return new Promise((resolve) => {
    whenNear(place, "100% 0px", resolve);
    window.addEventListener("hashchange", () => isBrought() && resolve());
  });
}

/** A tool whose code comes when it is near the window. */
function lazyTool<Props extends { readonly id: string }>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(() => codeOf(id, () => whenToolNear(id), load));
}

export const LazyBoard = lazyTool<CostBoardProps>(
  toolIds.board,
  async () => (await import("./costs/cost-board")).CostBoard,
);

export const LazySheet = lazyTool<CostSheetProps>(
  toolIds.sheet,
  async () => (await import("./costs/cost-sheet")).CostSheet,
);

export const LazyStatement = lazyTool<StatementDraftProps>(
  toolIds.statement,
  async () => (await import("./draft/statement-draft")).StatementDraft,
);

export const LazyAnswers = lazyTool<AnswerDraftsProps>(
  toolIds.answers,
  async () => (await import("./draft/answer-drafts")).AnswerDrafts,
);

export const LazyRequest = lazyTool<LetterRequestProps>(
  toolIds.request,
  async () => (await import("./request/letter-request")).LetterRequest,
);

export const LazyOffers = lazyTool<OfferSheetProps>(
  toolIds.offers,
  async () => (await import("./offers/offer-sheet")).OfferSheet,
);

export const LazyQuestions = lazyTool<QuestionsProps>(
  "questions",
  async () => (await import("../../reading/questions")).Questions,
);
