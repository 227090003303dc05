import { checkedFixture } from "../helpers/checked-fixture";

const { copy, problems, testMistakes } = checkedFixture();

const REMEDY = "expected it put back, or taken out of content/specified.json if the company decided so";

testMistakes("articles/papers.mdx", [
  [
    "One paper after the other.",
    "One paper, then the other.",
    `lost “One paper after the other”, which the specification asks for on /blogs/papers; ${REMEDY}`,
  ],
  ["[hand it in](/contact)", "hand it in", `lost the link of “hand it in” to /contact, …; ${REMEDY}`],
]);

testMistakes("facts.json", [
  ['"value": "48"', '"value": "148"', "lost “48 hours a fortnight”", "countries/australia.mdx"],
]);

testMistakes("words/fixed-pages.json", [
  ["Read More", "Read more", `lost “Read More”, which the specification asks for on /blogs; ${REMEDY}`],
]);

testMistakes(
  "specified.json",
  [
    [
      '"/blogs/papers"',
      '"/blogs/paper"',
      '[0].pages[0]: "/blogs/paper" does not exist, expected the address',
    ],
    [
      "papers.mdx",
      "paper.mdx",
      '[0].file: "articles/paper.mdx" does not exist, expected a file below content',
    ],
    [/,\s+"reason": "[^"]+"/, "", '[1].phrases[0].reason: is missing, expected why the words are "folded"'],
  ],
  "articles/papers.mdx",
  "countries/australia.mdx",
);

test("a text may change around its specified phrases", async () => {
  copy().edit("articles/papers.mdx", (text) =>
    text
      .replace("One paper after the other.", "Read them slowly, one paper\nafter **the other**.")
      .replace("Or [hand it in](/contact)", "Then [Hand *it* in](/contact)"),
  );
  expect(await problems()).toEqual([]);
});
