import { checkedFixture, type Mistake, replace } from "../helpers/checked-fixture";

const { expectTold } = checkedFixture();

const AUSTRALIA = "countries/australia.mdx";

const MISTAKES: Mistake[] = [
  [
    "misspelt a chapter",
    AUSTRALIA,
    replace("## What it costs", "## What it cost"),
    /australia\.mdx:\d+:1 "What it cost" is not a chapter, expected one of .*; did you mean "What it costs"\?/,
  ],
  [
    "left a chapter out",
    AUSTRALIA,
    replace(/## Living there[\s\S]*?(?=## After)/, ""),
    /australia\.mdx:\d+:1 chapter "Living there" is missing, expected it after "Working while you study"/,
  ],
  [
    "left the first chapter out",
    AUSTRALIA,
    replace(/## Courses and institutions[\s\S]*?(?=## When)/, ""),
    /australia\.mdx:\d+:1 chapter "Courses and institutions" is missing, expected it first/,
  ],
  [
    "wrote a chapter of their own",
    AUSTRALIA,
    (text) => `${text}\n## Sport\n\n<Standfirst>Much.</Standfirst>\n`,
    /australia\.mdx:\d+:1 "Sport" is not a chapter, expected one of Courses and institutions; When to apply;/,
  ],
  [
    "wrote a chapter twice",
    AUSTRALIA,
    (text) => `${text}\n## Living there\n\n<Standfirst>Again.</Standfirst>\n`,
    /australia\.mdx:\d+:1 "Living there" is a chapter already, expected each once/,
  ],
  [
    "moved a chapter",
    AUSTRALIA,
    (text) => {
      const [chapter = ""] = /## When to apply[\s\S]*?(?=## What)/.exec(text) ?? [];
      return `${text.replace(chapter, "")}\n${chapter}`;
    },
    /australia\.mdx:\d+:1 "When to apply" stands after "What it costs", expected it before/,
  ],
  [
    "left a standfirst out",
    AUSTRALIA,
    replace("<Standfirst>Bring a hat.</Standfirst>\n\n", ""),
    /australia\.mdx:\d+:1 "Living there" lacks its standfirst, expected <Standfirst>…<\/Standfirst> right below/,
  ],
  [
    "put a text between a chapter and its standfirst",
    AUSTRALIA,
    replace("<Standfirst>Bring", "Wait.\n\n<Standfirst>Bring"),
    /australia\.mdx:\d+:1 "Living there" lacks its standfirst/,
  ],
  [
    "put a guide's drawing after a heading that is not there",
    "guides/letters.mdx",
    replace(
      "published:",
      "spots:\n  - ends: Who wrote it\n    image: guides/letters.png\n    alt: A kitchen table with coins in rows\npublished:",
    ),
    /letters\.mdx:\d+:\d+ spots\[0\]\.ends: "Who wrote it" is no heading of the text, expected one of its ## headings; did you mean "Who writes it"\?/,
  ],
  [
    "named a chapter that a tool ends, and none such is there",
    "guides/letters.mdx",
    replace("published:", "tool: request\ntoolEnds: Who wrote it\npublished:"),
    /letters\.mdx:\d+:\d+ toolEnds: "Who wrote it" is no heading of the text/,
  ],
  [
    "leads from the head of a guide to a chapter that is not there",
    "guides/letters.mdx",
    replace("published:", "jump:\n  label: Who writes\n  to: Who wrote it\npublished:"),
    /letters\.mdx:\d+:\d+ jump\.to: "Who wrote it" is no heading of the text/,
  ],
  [
    "wrote no chapters at all",
    "countries/malaysia.mdx",
    replace(/## Courses[\s\S]*$/, 'You show <Fact id="my.funds.year" /> for a year.\n'),
    /malaysia\.mdx:1:1 has no chapters, expected ## Courses and institutions; ## When to apply/,
  ],
  [
    "did not say for whom a country is",
    AUSTRALIA,
    replace(/suits:\n(?: {2}- .*\n)+/, ""),
    /australia\.mdx:\d+:\d+ suits: is missing, expected three to five reasons/,
  ],
  [
    "gave two reasons against it",
    AUSTRALIA,
    replace("  - you dislike the sun\n", ""),
    /australia\.mdx:\d+:\d+ thinkAgain: says too little, expected three to five reasons/,
  ],
  [
    "drew a bar of a sum",
    AUSTRALIA,
    replace("bar: au.work.hours", "bar: au.visa.charge"),
    /australia\.mdx:\d+:\d+ numbers\[6\]\.bar: "au\.visa\.charge" has "AUD", expected a number of hours a week/,
  ],
  [
    "named a month that is none",
    AUSTRALIA,
    replace("months: March", "months: Mars"),
    /australia\.mdx:\d+:\d+ year\[0\]\.stages\[0\]\.months: "Mars" is not a month, expected e\.g\. "May"/,
  ],
  [
    "gave a stage both months and a figure",
    AUSTRALIA,
    replace("fact: au.apply.window", "fact: au.apply.window\n        months: May"),
    /australia\.mdx:\d+:\d+ year\[0\]\.stages\[1\]: expected months, or the fact that names them, and not both/,
  ],
  [
    "took the months of a stage from a sum",
    AUSTRALIA,
    replace("fact: au.apply.window", "fact: au.visa.charge"),
    /australia\.mdx:\d+:\d+ year\[0\]\.stages\[1\]\.fact: "au\.visa\.charge" is "1,900", expected months/,
  ],
  [
    "put a stage before the one before it",
    AUSTRALIA,
    replace("months: March", "months: June"),
    /australia\.mdx:\d+:\d+ year\[0\]\.stages: lasts 2\d months, expected stages in their order/,
  ],
  [
    "put hours on a bill",
    AUSTRALIA,
    replace("facts: [au.visa.charge]\n      times: 2", "facts: [au.work.hours]"),
    /australia\.mdx:\d+:\d+ bill\.pay\[1\]\.facts: "au\.work\.hours" is no amount of money/,
  ],
  [
    "put two moneys on a bill",
    AUSTRALIA,
    replace("facts: [au.visa.charge]\n      times: 2", "facts: [my.funds.year]"),
    /australia\.mdx:\d+:\d+ bill\.pay\[1\]\.facts: "my\.funds\.year" is in MYR, expected AUD/,
  ],
  [
    "wrote a bill of open lines only",
    AUSTRALIA,
    replace(/ {6}facts: \[au\.visa\.charge\]\n(?: {6}times: 2\n)?/g, ""),
    /australia\.mdx:\d+:\d+ bill: has no figure, expected facts in one line at least/,
  ],
  [
    "let a line of the bill take a place that does not exist",
    AUSTRALIA,
    replace("facts: [au.visa.charge]\n      times: 2", "facts: [au.visa.charge]\n      instead: Tution"),
    /australia\.mdx:\d+:\d+ bill: has an instead that names no line/,
  ],
  [
    "let the bill end a chapter that is none",
    "words.json",
    replace('"bill": "What it costs"', '"bill": "What it cost"'),
    /words\.json:\d+:\d+ texts\.pieces\.bill: "What it cost" is not a chapter, expected one of/,
  ],
  [
    "drew a bar of a figure that is not there",
    AUSTRALIA,
    replace("bar: au.work.hours", "bar: au.work.huors"),
    /australia\.mdx:\d+:\d+ numbers\[6\]\.bar: "au\.work\.huors" does not exist/,
  ],
  [
    "drew a bar where none stands",
    AUSTRALIA,
    replace("- row: living\n", "- row: living\n    nought: true\n"),
    /australia\.mdx:\d+:\d+ numbers\[9\]\.nought: stands in the row living, expected work or stay/,
  ],
  [
    "put bars into a chapter that is none",
    "words.json",
    replace('"chapter": "After you graduate"', '"chapter": "After you graduated"'),
    /words\.json:\d+:\d+ texts\.bars\.stay\.chapter: "After you graduated" is not a chapter/,
  ],
];

test.each(MISTAKES)("an editor who %s is told so in one line", (...mistake) => expectTold(mistake));
