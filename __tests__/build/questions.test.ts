import { ANSWER_WORDS } from "../../src/build/content-types/questions";
import { factAnchor, factText } from "../../src/build/facts/fact-text";
import { exportedPage, hrefsOf, textOf } from "../helpers/exported-page";
import { askedPages, factOf, words } from "../helpers/site-content";
import { writtenQuestions } from "../helpers/written-questions";

/** The questions that a page shows, each with what its editor wrote. */
const shownOn = (path: string, asked: string) => {
  const written = writtenQuestions(asked);
  return [...exportedPage(path).querySelectorAll("details[data-question]")].map((shown, position) => {
    const question = written[position];
    if (!question) throw new Error(`${path} shows ${shown.id}, which its file does not have`);
    return { shown, question };
  });
};

test("some page has questions", () => {
  expect(askedPages).not.toEqual([]);
});

test.each(askedPages)(
  "$path asks the questions of its file, in order, under a heading of their own",
  ({ path, asked }) => {
    const all = shownOn(path, asked);
    expect(all).toHaveLength(writtenQuestions(asked).length);
    for (const { shown, question } of all) {
      expect(shown.id).toBe(question.anchor);
      expect(exportedPage(path).querySelectorAll(`[id="${shown.id}"]`)).toHaveLength(1);
      expect(textOf(shown.querySelector("summary h3"))).toBe(question.asks);
      expect(textOf(shown.closest("section")?.querySelector("h2"))).toBe(words.texts.questions);
      expect(shown.hasAttribute("open")).toBe(false);
    }
  },
);

test.each(askedPages)("$path answers in a few words and leads on", ({ path, asked }) => {
  for (const { shown, question } of shownOn(path, asked)) {
    const answer = shown.ownerDocument.createElement("div");
    // A figure counts as one word; the page writes it out.
    answer.innerHTML = (shown.querySelector("summary + div")?.innerHTML ?? "")
      .replace(/<a [^>]*class="fact .*?<\/a>/g, "figure")
      .replace(/<span class="visually-hidden">.*?<\/span>/g, "");
    const said = textOf(answer).split(" ");
    const count = said.filter((word) => /[\p{L}\d]/u.test(word)).length;
    expect(count).toBeGreaterThanOrEqual(ANSWER_WORDS.least);
    expect(count).toBeLessThanOrEqual(ANSWER_WORDS.most);
    expect(hrefsOf(answer)).toEqual(question.links);
  }
});

test.each(askedPages)(
  "each figure in an answer of $path leads to its row among the page's figures",
  ({ path, asked }) => {
    for (const { shown, question } of shownOn(path, asked)) {
      const figures = [...shown.querySelectorAll("a.fact")];
      expect(hrefsOf(shown, "a.fact")).toEqual(question.facts.map((id) => `#${factAnchor(id)}`));
      question.facts.map(factOf).forEach((fact, index) => {
        expect(textOf(figures[index])).toContain(factText(fact));
        const row = exportedPage(path).getElementById(factAnchor(fact.id));
        expect(textOf(row?.querySelector("dt"))).toBe(fact.label);
      });
    }
  },
);
