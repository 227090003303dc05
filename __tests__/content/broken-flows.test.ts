import { append, checkedFixture, type Mistake } from "../helpers/checked-fixture";

const { copy, problems, expectTold } = checkedFixture();

const ARTICLE = "articles/first-talk.mdx";
const stop = (title: string) => `<Stop title="${title}">\nA sentence.\n</Stop>`;
const ending = (name: "IfYes" | "IfNo") => `<${name} title="${name}">\nA sentence.\n</${name}>`;
const inside = (name: string, ...parts: string[]) => [`<${name}>`, ...parts, `</${name}>`].join("\n\n");
const fork = (...parts: string[]) => inside("Fork", ...parts);
const flow = (...parts: string[]) => ['<Flow title="The way">', ...parts, "</Flow>"].join("\n\n");

test("a flow with all its parts is accepted, also with its stops in one line each", async () => {
  const oneLine = '<Stop title="Short">In one line.</Stop>';
  const parts = [oneLine, fork(stop("A"), oneLine, stop("C")), stop("D"), ending("IfYes"), ending("IfNo")];
  copy().edit(ARTICLE, append(flow(...parts)));
  expect(await problems()).toEqual([]);
});

const at = (message: string) => new RegExp(`first-talk\\.mdx:\\d+:\\d+ ${message}`);

const MISTAKES: Mistake[] = [
  [
    "put a stop outside of a flow",
    ARTICLE,
    append(stop("A")),
    at("<Stop> stands in the text, expected it in <Flow> or <Fork>"),
  ],
  [
    "put a flow into a note",
    ARTICLE,
    append(`<Note title="Look">\n\n${flow(stop("A"), stop("B"))}\n\n</Note>`),
    at("<Flow> stands in <Note>, expected it in the text"),
  ],
  [
    "wrote a paragraph between stops",
    ARTICLE,
    append(flow(stop("A"), "And then:", stop("B"))),
    at("stands between the stops of <Flow>, expected only <Stop> or <Fork> or <IfYes> or <IfNo> there"),
  ],
  [
    "put a note into a fork",
    ARTICLE,
    append(flow(stop("A"), fork(stop("B"), '<Note title="N">\nNo.\n</Note>'))),
    at("stands between the stops of <Fork>, expected only <Stop> there"),
  ],
  ["wrote one stop", ARTICLE, append(flow(stop("A"))), at("<Flow> has 1 stops in a row, expected 2 to 5")],
  [
    "wrote six stops",
    ARTICLE,
    append(flow(...["A", "B", "C", "D", "E", "F"].map(stop))),
    at("<Flow> has 6 stops in a row, expected 2 to 5"),
  ],
  [
    "wrote a fork of one branch",
    ARTICLE,
    append(flow(stop("A"), fork(stop("B")))),
    at("<Fork> has 1 branches, expected 2 to 3"),
  ],
  [
    "wrote one ending",
    ARTICLE,
    append(flow(stop("A"), ending("IfYes"))),
    at("<Flow> ends with neither a stop nor a pair, expected <IfYes> and then <IfNo> at its end"),
  ],
  [
    "wrote a stop after the endings",
    ARTICLE,
    append(flow(stop("A"), ending("IfYes"), ending("IfNo"), stop("B"))),
    at("<Flow> ends with neither a stop nor a pair"),
  ],
  [
    "wrote two pairs of endings",
    ARTICLE,
    append(flow(stop("A"), ending("IfYes"), ending("IfNo"), ending("IfYes"), ending("IfNo"))),
    at("<Flow> has more than one pair of endings, expected one"),
  ],
  [
    "left a title out",
    ARTICLE,
    append(flow(stop("A"), "<Stop>\nNo.\n</Stop>")),
    at('<Stop> lacks title="…"'),
  ],
  [
    "put a flow into a service",
    "services/coaching.mdx",
    append(flow(stop("A"), stop("B"))),
    /coaching\.mdx:\d+:1 <Flow> is for articles, expected <Steps> here/,
  ],
];

test.each(MISTAKES)("an editor who %s is told", async (...mistake) => expectTold(mistake));
