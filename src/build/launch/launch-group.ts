import type { Problem } from "../check/problem";

/** Things of one kind that still stand between the content and the public. */
export interface LaunchGroup {
  readonly title: string;
  /** What to do about them. */
  readonly remedy: string;
  readonly items: readonly Problem[];
}
