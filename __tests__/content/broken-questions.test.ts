import { ANSWER_WORDS, MOST_QUESTIONS } from "../../src/build/content-types/questions";
import { append, checkedFixture, type Mistake, replace } from "../helpers/checked-fixture";

const { copy, problems, expectTold } = checkedFixture();

const FILE = "questions/australia.mdx";
const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

/** A question with an answer of so many words. */
const question = (
  id: string,
  count: number = ANSWER_WORDS.least,
  attributes = `id="${id}" asks="Is it so?"`,
) => `<Question ${attributes}>\n\n${words(count - 1)} [there](/contact)\n\n</Question>`;

const at = (message: string) => new RegExp(`questions/australia\\.mdx:\\d+:\\d+ ${message}`);

test("answers of the fewest and of the most words are accepted, and one in a line", async () => {
  const oneLine = `<Question id="c" asks="In a line?">${words(ANSWER_WORDS.least)} [there](/contact)</Question>`;
  copy().edit(FILE, append([question("a"), question("b", ANSWER_WORDS.most), oneLine].join("\n\n")));
  expect(await problems()).toEqual([]);
});

const MISTAKES: Mistake[] = [
  [
    "answered in too few words",
    FILE,
    append(question("a", ANSWER_WORDS.least - 1)),
    at(`the answer has ${ANSWER_WORDS.least - 1} words, expected ${ANSWER_WORDS.least} to`),
  ],
  [
    "answered in too many words",
    FILE,
    append(question("a", ANSWER_WORDS.most + 1)),
    at(`the answer has ${ANSWER_WORDS.most + 1} words, expected ${ANSWER_WORDS.least} to`),
  ],
  [
    "forgot the link on",
    FILE,
    append(question("a").replace(/\[there\].*/, "there")),
    at("the answer leads nowhere, expected a link to the page that says more"),
  ],
  [
    "typed a figure into an answer",
    FILE,
    append(question("a").replace("word", "word AUD 500 word")),
    at('"AUD 500" is typed into the text, expected a fact of content/facts\\.json'),
  ],
  [
    "named a figure that does not exist",
    FILE,
    append(question("a").replace("word", '<Fact id="no.such" />')),
    at('<Fact> id: "no\\.such" does not exist'),
  ],
  [
    "used an id twice",
    FILE,
    append(question("parents")),
    at('id "parents" stands here twice, expected each once'),
  ],
  [
    "wrote an id with blanks",
    FILE,
    append(question("", ANSWER_WORDS.least, 'id="My parents" asks="Is it so?"')),
    at('id "My parents" is not a short name, expected lower-case letters, digits and hyphens'),
  ],
  [
    "left the id out",
    FILE,
    append(question("", ANSWER_WORDS.least, 'asks="Is it so?"')),
    at('<Question> lacks id="…", expected <Question id="…">'),
  ],
  [
    "asked without a question mark",
    FILE,
    append(question("", ANSWER_WORDS.least, 'id="a" asks="Is it so"')),
    at('"Is it so" is not a question, expected one that ends with \\?'),
  ],
  [
    "put a heading between the questions",
    FILE,
    append("## More"),
    at('stands between the questions, expected <Question id="…" asks="…"> around each answer'),
  ],
  [
    "put a note into an answer",
    FILE,
    append(question("a").replace("\n\n</Question>", '\n\n<Note title="N">\nNo.\n</Note>\n\n</Question>')),
    at("stands in an answer, expected paragraphs with words, links and <Fact>"),
  ],
  [
    "asked too much",
    FILE,
    append(Array.from({ length: MOST_QUESTIONS - 1 }, (_, index) => question(`a${index}`)).join("\n\n")),
    at(`is question ${MOST_QUESTIONS + 1}, expected at most ${MOST_QUESTIONS} on a page`),
  ],
  [
    "left the day of the revision out",
    FILE,
    replace(/reviewed: .*\n/, "{}\n"),
    at("reviewed: is missing, expected a text in quotes"),
  ],
  [
    "asked in the text of a guide",
    "guides/letters.mdx",
    append(question("a")),
    /letters\.mdx:\d+:1 <Question> is for content\/questions, expected <More> here/,
  ],
];

test.each(MISTAKES)("an editor who %s is told", async (...mistake) => expectTold(mistake));

test("questions without a page are told, with the page that was meant", async () => {
  copy().write("questions/austrlia.mdx", copy().read(FILE));
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^content\/questions\/austrlia\.mdx:1:1 page "austrlia" does not exist, expected the name of a file in content\/countries, services or guides; did you mean "australia"\?$/,
    ),
  ]);
});
