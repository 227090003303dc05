import { visibleText } from "../../../src/build/mdx/render-body";

test("a text's words are those that it shows: no tags, no hidden hints, no notes on its figures", () => {
  const figure = 'AUD 5<span class="visually-hidden"> (reported)</span>';
  const note = '<small class="fact-note"><b>Reported</b><span><a href="/">A page</a></span></small>';
  expect(visibleText(`<p>It is <a>${figure}</a>${note} &amp; <em>more</em></p>`)).toBe("It is AUD 5 & more");
});

test("the styles of a drawing are no words", () => {
  expect(visibleText("<figure><style>.flow { margin: 0; }</style><p>Pay</p></figure>")).toBe("Pay");
});
