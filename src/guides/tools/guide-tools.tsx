import type { ComponentType } from "react";
import { codeOf } from "../../lib/deferred/lazy-code";
import { lazyPart } from "../../lib/deferred/lazy-part";
import { whenNear } from "../../lib/when-near";
import type { QuestionsProps } from "../../reading/questions";
import type { CostBillProps } from "./costs/cost-bill";
import type { CostBoardProps } from "./costs/cost-board";
import type { QuestionSheetProps } from "./question-sheet";

/** Each tool has its own id: while one guide follows another, the first one's tool is still on the page. */
export const toolIds = {
  board: "funds",
  bill: "worksheet",
  statement: "your-outline",
  answers: "your-answers",
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

export const LazyCostBill = lazyTool<CostBillProps>(
  toolIds.bill,
  async () => (await import("./costs/cost-bill")).CostBill,
);

const lazySheet = (id: string) =>
  lazyTool<QuestionSheetProps>(id, async () => (await import("./question-sheet")).QuestionSheet);

export const lazySheets = {
  statement: lazySheet(toolIds.statement),
  answers: lazySheet(toolIds.answers),
} as const;

export const LazyQuestions = lazyTool<QuestionsProps>(
  "questions",
  async () => (await import("../../reading/questions")).Questions,
);
