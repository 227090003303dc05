import { checkedFixture, END, lineOf } from "../helpers/checked-fixture";

const { copy, problems, testMistakes } = checkedFixture();

const TITLE = /^title: .*$/m;
const DESCRIPTION = /^description: (.*)$/m;
testMistakes("guides/letters.mdx", [
  [TITLE, "title: Your visa papers # a list", '"# a list" would be cut off, expected the text in quotes'],
  [DESCRIPTION, "description: The #1 way, $1", '"#1 way, …" would be cut off, expected the text in quotes'],
  [DESCRIPTION, "description: $1\n  #1 in Leeds", '"#1 in Leeds" would be cut off'],
  [TITLE, "title: &more Papers", '"&more" would be cut off'],
  [TITLE, "title: !Important papers", '"!Important" would be cut off'],
]);

const NAME = '"name": "Adwoa Mensah"';
const named = (name: string) => `"name": "${name}"`;
testMistakes("team.json", [
  [NAME, named("**great**"), '[0].name: has "**great**", which stands on the page as typed, expected plain'],
  [NAME, named("Adwoa<br>Mensah"), 'has "<br>", which'],
  [NAME, named("Adwoa &amp; Kofi"), 'has "&amp;", which'],
  [NAME, named("[Adwoa](/about)"), 'has "[Adwoa](/about)", which'],
  [NAME, named("_Adwoa_ Mensah"), 'has "_Adwoa_", which'],
  [NAME, named("## Adwoa"), 'has "##", which'],
  [NAME, named("Adwoa\\\\nMensah"), 'has "\\n", which'],
]);
testMistakes("words/frame.json", [[/"newTab": "/, '"newTab": "**new** ', 'newTab: has "**new**", which']]);
testMistakes("company.json", [["/week", "/week?a=1&amp;b=2", 'arrival.link: has "&amp;", which']]);
testMistakes("services/coaching.mdx", [
  [END, '\n<Note title="**Mind**">\n\nWords.\n\n</Note>\n', '<Note> title: has "**Mind**", which'],
  [END, "\nWords.[^1]\n\n[^1]: A remark.\n", "footnotes are not for texts, expected"],
  [END, "\nWe need:\n\n- [ ] a passport\n", "boxes to tick stand only in <Checklist>, expected"],
  [END, "\nWe need:\n\n1. [x] a passport\n", "boxes to tick stand only in <Checklist>, expected"],
  [END, "\nWords.\n\n[//]: # (a remark)\n", "links stand where they are read, expected"],
]);

const ALT = /"alt": "[^"]+"/;
testMistakes("team.json", [
  [ALT, '"alt": "IMG_20261120.jpg"', "[0].alt: …is a file's name, expected what the picture"],
  [ALT, '"alt": "WhatsApp Image 2026-11-20 at 10.12.33"', "is a file's name, expected what"],
  [ALT, '"alt": "team-photo-final"', "is a file's name, expected what"],
]);
testMistakes("gallery/fair.json", [
  [/"title": "[^"]+",\n\s+"imgSrc/, '"title": "DSC_0042.JPG", "imgSrc', ".title: …is a file's name"],
]);

test("a quoted sign is text, and files that an operating system lays beside others are no content", async () => {
  const titles = ['title: "Papers # 1"', "title: Papers#2", "title: >-\n  Papers\n  # 3"];
  for (const [at, file] of ["guides/letters.mdx", "guides/answers.mdx", "guides/loans.mdx"].entries())
    copy().edit(file, (text) => text.replace(TITLE, titles[at] ?? ""));
  for (const name of ["articles/._papers.mdx", "images/team/._1.png", ".DS_Store"])
    copy().write(name, "\0\0");
  expect(await problems()).toEqual([]);
});

test("a file that was copied by hand is told what name it needs", async () => {
  copy().write("articles/papers (1).mdx", copy().read("articles/papers.mdx"));
  const line = lineOf("articles/papers (1).mdx", "cannot stand in an address");
  expect(await problems()).toContainEqual(expect.stringMatching(line));
});
