/** @jest-environment jsdom */
import { watchContentProblems } from "../../../src/gatsby/content-problems";

/** Replaces EventSource, which jsdom lacks: the test plays the server. */
class Source extends EventTarget {
  static last: Source | undefined;

  constructor(readonly address: string) {
    super();
    Source.last = this;
  }

  say(lines: string[]): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(lines) }));
  }
}

const environment = process.env.NODE_ENV;
afterAll(() => Object.assign(process.env, { NODE_ENV: environment }));

function watchIn(mode: string): void {
  Source.last = undefined;
  Object.assign(window, { EventSource: Source });
  Object.assign(process.env, { NODE_ENV: mode });
  watchContentProblems();
}

test("in development the page shows problems of the content until they are fixed", () => {
  watchIn("development");
  expect(Source.last?.address).toBe("/___content");
  Source.last?.say(["content/team.json:1:1 is empty", "content/steps.json:1:1 is empty"]);
  const box = () => document.querySelector("[role=alert]");
  expect(box()?.textContent).toBe("content/team.json:1:1 is empty\ncontent/steps.json:1:1 is empty");
  Source.last?.say(["content/steps.json:1:1 is empty"]);
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
  expect(box()?.textContent).toBe("content/steps.json:1:1 is empty");
  Source.last?.say([]);
  expect(box()).toBeNull();
});

test("in production no request is made", () => {
  watchIn("production");
  expect(Source.last).toBeUndefined();
});
