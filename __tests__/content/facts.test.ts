import { checkedFixture, lineOf } from "../helpers/checked-fixture";

const { copy, check, problems } = checkedFixture();

const HOURS = "au.work.hours";
const ARTICLE = "articles/papers.mdx";

/** Sets fields of a record of the register; `undefined` deletes one. */
function record(fields: Readonly<Record<string, unknown>>): void {
  copy().edit("facts.json", (text) => {
    const facts: { id: string }[] = JSON.parse(text);
    return JSON.stringify(facts.map((fact) => (fact.id === HOURS ? { ...fact, ...fields } : fact)));
  });
}

const add = (file: string, words: string) => copy().edit(file, (text) => `${text}\n\n${words}\n`);

const PAPER = { name: "A paper", url: "https://paper.example/news", kind: "reported" };
const BLOG = { name: "A blog", url: "https://www.figures.blog/visa", kind: "reported" };
const NEVER = { confirmedOn: undefined, confirmedBy: undefined };

const COPIED = { name: "A page", kind: "copy" };
const readAt = (url: string) => ({ readIn: { ...COPIED, url }, readOn: "2024-06-01" });

/** Each change of a record's copy, and what the check says of it; nothing where it is sound. */
const RECORDS: readonly (readonly [what: string, fields: Record<string, unknown>, says?: string])[] = [
  ["a page without the day on which it was read", { readIn: PAPER }, "readIn: has no readOn"],
  ["a day without the page that was read", { readOn: "2024-06-01" }, "readOn: has no readIn"],
  ["a comparison that nobody made", { confirmedBy: undefined }, "confirmedOn: has no confirmedBy"],
  ["a day that is still to come", { confirmedOn: "2999-01-01" }, '"2999-01-01" is still to come'],
  ["an exact value that nobody read", NEVER, 'of a value that nobody read, expected readIn, or "about"'],
  ["a front page as a source", { official: { name: "P", url: "https://visas.gov.au/" } }, "is a front page"],
  ["a paper as the authority", { official: { name: "P", url: PAPER.url } }, "paper.example passes on what"],
  ["a host that nobody may cite", { readIn: BLOG, readOn: "2024-06-01" }, '"figures.blog" is no source'],
  ["money whose digits a blank groups", { value: "20 635", unit: "AUD" }, '"20 635" is no amount of money'],
  ["money that a point groups", { value: "25.000", unit: "EUR" }, '"25.000" is no amount of money'],
  ["money that nothing groups", { value: "900 to 1900", unit: "AUD" }, '"900 to 1900" is no amount'],
  ["an end before its start", { effectiveFrom: "2024-05-01", validUntil: "2024-04-01" }, "04-01 is before"],
  [
    "a host that begins as one",
    readAt("https://ndtv.com.figures.blog/visa"),
    "is no source that may be cited",
  ],
  ["a host that ends as one", readAt("https://notndtv.com/visa"), "is no source that may be cited"],
  ["a government's name elsewhere", readAt("https://mygov.in.net/visa"), "is no source that may be cited"],
  ["a ministry of New Zealand", readAt("https://www.immigration.govt.nz/visas")],
  ["a department of Australia", readAt("https://immi.homeaffairs.gov.au/visas")],
  ["an agency of Canada", readAt("https://www.nserc-crsng.gc.ca/awards")],
  ["a university", readAt("https://www.fees.ac.uk/2026")],
  ["a part of a known paper", readAt("https://news.careers360.com/visa")],
];

test("the register takes what is sound, and says what is wrong with each other record", async () => {
  let before = 0;
  copy().edit("facts.json", (text) => {
    const facts: { id: string }[] = JSON.parse(text);
    before = facts.length;
    const hours = facts.find(({ id }) => id === HOURS);
    return JSON.stringify([
      ...facts,
      ...RECORDS.map(([, more], at) => ({ ...hours, id: `au.copy.r${at}`, ...more })),
    ]);
  });
  const printed = await problems();
  const told = RECORDS.map(([what, , says = ""], at) => {
    const line = lineOf("facts.json", `[${before + at}]…${says}`);
    return [what, printed.filter((one) => line.test(one)).length];
  });
  expect(told).toEqual(RECORDS.map(([what, , says]) => [what, says ? 1 : 0]));
});

test("a text that was revised after a figure's last day may not state it; of a later end the check warns", async () => {
  record({ validUntil: "2024-05-31" });
  expect((await problems()).join("\n")).toContain(`<Fact id="${HOURS}"> held until 2024-05-31`);
  record({ validUntil: "2024-07-01" });
  const { errors, warnings } = await check();
  expect(errors).toEqual([]);
  expect(warnings.map(({ message }) => message).join("\n")).toContain(`"${HOURS}" ended on 2024-07-01`);
});

test("figures typed into an article are refused", async () => {
  const figures = ["AUD 2,500", "40 %", "48 hours per fortnight", "24 weeks", "₹5", "10 lakh"];
  add(ARTICLE, figures.map((figure) => `It is ${figure} now.`).join("\n\n"));
  const lines = figures.map((figure) => lineOf(ARTICLE, `"${figure}" is typed into the text`));
  expect(await problems()).toEqual(lines.map((line) => expect.stringMatching(line)));
});

test("a text may say that a figure was compared on a day only if the register knows of it", async () => {
  add(ARTICLE, "We checked these pages on 3 June 2024.");
  const line = lineOf(ARTICLE, '"checked these pages on 3 June 2024" claims more');
  expect(await problems()).toEqual([expect.stringMatching(line)]);
  record({ confirmedOn: "2024-06-03" });
  expect(await problems()).toEqual([]);
  add(ARTICLE, "Bags are checked at the gate, and we read this on 4 June 2024.");
  expect(await problems()).toEqual([]);
});

test("a dated figure that a note corrects right below is not refused, and one in the note is", async () => {
  const note = (words: string) =>
    `It cost AUD 640 then.\n\n<Note title="What holds now">\n\n${words}\n\n</Note>`;
  add(ARTICLE, note("Now it is more."));
  expect(await problems()).toEqual([]);
  add(ARTICLE, note("Now it is AUD 900."));
  expect(await problems()).toEqual([expect.stringContaining('"AUD 900" is typed into the text')]);
});
