import { formatProblem } from "../../src/build/content/content-file";
import { type ContentChecker, startContentChecker } from "../helpers/content-checker";
import type { ContentCopy } from "../helpers/content-copy";
import { copyOfFixture } from "../helpers/fixture-content";

let checker: ContentChecker;
let copy: ContentCopy;

beforeAll(() => {
  checker = startContentChecker();
});
afterAll(() => checker.stop());
beforeEach(async () => {
  copy = await copyOfFixture();
});
afterEach(() => copy.discard());

/** Gives fields to a record of the register; `undefined` takes one out. */
function record(id: string, fields: Readonly<Record<string, unknown>>): void {
  copy.edit("facts.json", (text) => {
    const facts: { id: string }[] = JSON.parse(text);
    return JSON.stringify(facts.map((fact) => (fact.id === id ? { ...fact, ...fields } : fact)));
  });
}

async function refusals(): Promise<string[]> {
  const { errors } = await checker.check(copy.root);
  return errors.map(formatProblem);
}

const PAPER = { name: "A paper", url: "https://paper.example/news", kind: "reported" };
const HOURS = "au.work.hours";

test.each<[string, Record<string, unknown>, RegExp]>([
  ["a page without the day on which it was read", { readIn: PAPER }, /readIn: has no readOn/],
  ["a day without the page that was read", { readOn: "2024-06-01" }, /readOn: has no readIn/],
  ["a comparison that nobody made", { confirmedBy: undefined }, /confirmedOn: has no confirmedBy/],
  [
    "a person who compared on no day",
    { confirmedOn: undefined, basis: "about" },
    /confirmedBy: has no confirmedOn/,
  ],
  ["a day that is still to come", { confirmedOn: "2999-01-01" }, /2999-01-01 is still to come/],
  [
    "an exact value that nobody read anywhere",
    { confirmedOn: undefined, confirmedBy: undefined },
    /of a value that nobody read, expected readIn, or "about"/,
  ],
  [
    "a paper as the authority",
    { official: { name: "A paper", url: "https://paper.example/hours" } },
    /paper\.example passes on what others decide/,
  ],
  [
    "a last day before the first",
    { effectiveFrom: "2024-05-01", validUntil: "2024-04-01" },
    /2024-04-01 is before effectiveFrom/,
  ],
])("the register refuses %s", async (_what, fields, line) => {
  record(HOURS, fields);
  expect((await refusals()).filter((printed) => line.test(printed))).toHaveLength(1);
});

test("a text that was revised after a figure's last day may not state it as if it held", async () => {
  record(HOURS, { validUntil: "2024-05-31" });
  const said = (await refusals()).filter((line) =>
    line.includes(`<Fact id="${HOURS}"> held until 2024-05-31`),
  );
  expect(said.length).toBeGreaterThan(0);
});

test("a figure that ends after the text was revised is no mistake of the text, and the check warns of it", async () => {
  record(HOURS, { validUntil: "2024-07-01" });
  const { errors, warnings } = await checker.check(copy.root);
  expect(errors).toEqual([]);
  expect(warnings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining(`"${HOURS}" ended on 2024-07-01`),
  );
});

test.each(["AUD 2,500", "40 %", "48 hours per fortnight", "24 weeks", "₹5", "10 lakh"])(
  "%s typed into an article is refused",
  async (figure) => {
    copy.edit("articles/papers.mdx", (text) => `${text}\nIt is ${figure} now.\n`);
    expect(await refusals()).toEqual([expect.stringContaining(`"${figure}" is typed into the text`)]);
  },
);

test("a text may say that a figure was compared on a day only if the register knows of it", async () => {
  const say = (text: string) => copy.edit("articles/papers.mdx", (before) => `${before}\n${text}\n`);
  say("We checked these pages on 3 June 2024.");
  const [line = "", ...others] = await refusals();
  expect(line).toMatch(/articles\/papers\.mdx:\d+:4 "checked these pages on 3 June 2024" claims more/);
  expect(others).toEqual([]);
  record(HOURS, { confirmedOn: "2024-06-03" });
  expect(await refusals()).toEqual([]);
  say("Bags are checked at the gate, and we read this on 4 June 2024.");
  expect(await refusals()).toEqual([]);
});

test("a dated figure that a note corrects right below is not refused, and one in the note is", async () => {
  const note = (words: string) =>
    `\nIt cost AUD 640 then.\n\n<HoldsNow facts="${HOURS}">\n\n${words}\n\n</HoldsNow>\n`;
  copy.edit("articles/papers.mdx", (text) => `${text}${note("Now it is more.")}`);
  expect(await refusals()).toEqual([]);
  copy.edit("articles/papers.mdx", (text) => `${text}${note("Now it is AUD 900.")}`);
  expect(await refusals()).toEqual([expect.stringContaining('"AUD 900" is typed into the text')]);
});
