import { visibleText } from "../../../src/node/mdx/render-body";

test("a text's words are those that it shows: no tags, no hidden hints", () => {
  const figure = 'AUD 5<span class="visually-hidden"> (reported)</span>';
  expect(visibleText(`<p>It is <a>${figure}</a> &amp; <em>more</em>.</p>`)).toBe("It is AUD 5 & more.");
});

test("the styles of a drawing are no words", () => {
  expect(visibleText("<div><style>.rows { margin: 0; }</style><p>Pay</p></div>")).toBe("Pay");
});
