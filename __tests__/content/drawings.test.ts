import { checkedFixture, END } from "../helpers/checked-fixture";

const { copy, problems, testMistakes } = checkedFixture();

const ARTICLE = "articles/first-talk.mdx";
const FILE = "questions/australia.mdx";

function testAdded(file: string, rows: readonly (readonly [text: string, says: string])[]): void {
  testMistakes(
    file,
    rows.map(([text, says]) => [END, `\n\n${text}\n`, says]),
  );
}

const inside = (name: string, ...parts: string[]) => [`<${name}>`, ...parts, `</${name}>`].join("\n\n");
const lines = (...all: string[]) => all.join("\n");
const item = (title: string) => `- **${title}** A sentence.`;
const door = (title: string, ...rows: string[]) =>
  lines(`- **${title}**`, ...rows.map((row) => `  - ${row}`));
const college = door("College", "**Awards** diplomas");

const question = (attributes: string, count = 30, word = "word") =>
  `<Question ${attributes}>\n\n${word} ${"word ".repeat(count - 2)}[there](/contact)\n\n</Question>`;
const asked = (id: string, count?: number, word?: string) =>
  question(`id="${id}" asks="Is it so?"`, count, word);

test("drawn lists as docs/content.md shows them, and answers of the fewest and of the most words, are accepted", async () => {
  const lists = [
    inside("Pair", lines(item("Before."), item("After."))),
    inside("Rows", lines(item("One."), item("Two."))),
    inside("Signs", lines("- A seat that closes tonight.", "- A fee to a person.")),
    inside("Doors", lines(door("University", "**Awards** degrees"), college)),
  ];
  const answers = [asked("a"), asked("b", 90), asked("c").replaceAll("\n", "")];
  copy().edit(ARTICLE, (text) => [text, ...lists].join("\n\n"));
  copy().edit(FILE, (text) => [text, ...answers].join("\n\n"));
  expect(await problems()).toEqual([]);
});

testAdded(ARTICLE, [
  [inside("Rows", "A sentence."), "<Rows> holds something else, expected one list in it"],
  [inside("Rows", lines(item("One."), "- A sentence.")), "an item of <Rows> has no title, expected it"],
  [inside("Pair", lines(item("A."), item("B."), item("C."))), "<Pair> has 3 items, expected 2"],
  [inside("Doors", door("University", "**Awards** degrees")), "<Doors> has 1 item, expected 2 to 3"],
  [inside("Doors", lines("- **University**", college)), "an item of <Doors> has no rows, expected an"],
  [inside("Doors", lines(door("University", "degrees"), college)), "a row of <Doors> has no name"],
]);

testAdded(FILE, [
  [asked("a", 29), "the answer has 29 words, expected 30 to 90"],
  [asked("a", 91), "the answer has 91 words, expected 30 to 90"],
  [asked("a").replace("[there](/contact)", "there"), "the answer leads nowhere, expected a link to the"],
  [asked("a", 30, "AUD 500"), '"AUD 500" is typed into the text, expected a fact of content/facts.json'],
  [asked("parents"), 'id "parents" stands here twice, expected each once'],
  [asked("My parents"), 'id "My parents" is not a short name, expected lower-case letters, digits and'],
  [question('asks="Is it so?"'), '<Question> lacks id="…", expected <Question id="…">'],
  [question('id="a" asks="Is it so"'), '"Is it so" is not a question, expected one that ends with ?'],
  ["## More", 'stands between the questions, expected <Question id="…" asks="…"> around each answer'],
  [asked("a").replace("\n\n</Q", "\n\n- No.\n\n</Q"), "stands in an answer, expected paragraphs with words"],
  [Array.from({ length: 7 }, (_, index) => asked(`a${index}`)).join("\n\n"), "is question 9, expected"],
]);
testMistakes(FILE, [[/reviewed: .*\n/, "{}\n", "reviewed: is missing, expected a text in quotes"]]);
testAdded("guides/letters.mdx", [[asked("a"), "<Question> is for content/questions, expected <More>"]]);

test("questions without a page are told, with the page that was meant", async () => {
  copy().write("questions/austrlia.mdx", copy().read(FILE));
  const line = /^content\/questions\/austrlia\.mdx:1:1 page "austrlia" does not exist, .*mean "australia"\?$/;
  expect(await problems()).toEqual([expect.stringMatching(line)]);
});
