import { append, checkedFixture, type Mistake } from "../helpers/checked-fixture";

const { copy, problems, expectTold } = checkedFixture();

const GUIDE = "articles/first-talk.mdx";
const inside = (name: string, ...lines: string[]) => [`<${name}>`, "", ...lines, "", `</${name}>`].join("\n");
const item = (title: string) => `- **${title}** A sentence.`;
const door = (title: string, ...rows: string[]) => [`- **${title}**`, ...rows.map((row) => `  - ${row}`)];

const award = (levels: string, ...lines: string[]) =>
  [`<Award citizens="india other" levels="${levels}">`, "", ...lines, "", "</Award>"].join("\n");

test("each drawn list is accepted as content/README.md shows it", async () => {
  const lists = [
    inside("Cards", item("One."), item("Two.")),
    inside("Pair", item("Before."), item("After.")),
    inside("Letter", item("Who writes."), item("What was done."), item("What follows.")),
    inside("Rows", item("One."), item("Two.")),
    inside("Scale", item("A week."), item("A year.")),
    inside("Signs", "- A seat that closes tonight.", "- A fee to a person."),
    inside("Doors", ...door("University", "**Awards** degrees"), ...door("College", "**Awards** diplomas")),
    "## Programmes",
    inside("Awards", award("master doctorate", "### A programme `GB`", "", "- **Level** Master's")),
  ];
  copy().edit(GUIDE, append(lists.join("\n\n")));
  expect(await problems()).toEqual([]);
});

const at = (message: string) => new RegExp(`first-talk\\.mdx:\\d+:\\d+ ${message}`);

const MISTAKES: Mistake[] = [
  [
    "wrote sentences into cards",
    GUIDE,
    append(inside("Cards", "A sentence.")),
    at("<Cards> holds something else, expected one list in it"),
  ],
  [
    "wrote a sentence below the list",
    GUIDE,
    append(inside("Signs", "- One.", "- Two.", "", "And so on.")),
    at("<Signs> holds something else, expected one list in it"),
  ],
  [
    "left a card without a title",
    GUIDE,
    append(inside("Cards", item("One."), "- A sentence.")),
    at("an item of <Cards> has no title, expected it to begin with \\*\\*Title\\*\\*"),
  ],
  [
    "made a pair of three",
    GUIDE,
    append(inside("Pair", item("A."), item("B."), item("C."))),
    at("<Pair> has 3 items, expected 2"),
  ],
  [
    "made a single door",
    GUIDE,
    append(inside("Doors", ...door("University", "**Awards** degrees"))),
    at("<Doors> has 1 item, expected 2 to 3"),
  ],
  [
    "forgot to indent the rows of a door",
    GUIDE,
    append(inside("Doors", "- **University**", ...door("College", "**Awards** diplomas"))),
    at("an item of <Doors> has no rows, expected an indented list below its title"),
  ],
  [
    "left a programme without a name",
    GUIDE,
    append(`## Programmes\n\n${inside("Awards", award("master", "It pays."))}`),
    at("<Award> has no name, expected it to begin with ### Name"),
  ],
  [
    "wrote a sentence among programmes",
    GUIDE,
    append(inside("Awards", "They pay.")),
    at("<Awards> holds something else, expected <Award> alone"),
  ],
  [
    "invented a level",
    GUIDE,
    append(`## Programmes\n\n${inside("Awards", award("master diploma", "### A programme"))}`),
    at('<Award> levels: "diploma" is none, expected some of bachelor master doctorate'),
  ],
  [
    "left a row of a door without a name",
    GUIDE,
    append(inside("Doors", ...door("University", "degrees"), ...door("College", "**Awards** diplomas"))),
    at("a row of <Doors> has no name, expected it to begin with \\*\\*Name\\*\\*"),
  ],
];

test.each(MISTAKES)("an editor who %s is told", async (...mistake) => expectTold(mistake));
