import { placeIntakes } from "../../../src/components/year/year-layout";
import { longestText, startText } from "../../../src/templates/country/year/start-text";

const words = {
  undated: "undated",
  next: "{date}: {start}.",
  after: "After {start}.",
  late: "Late {stages}.",
  due: "Due {stage}, {months}.",
};

const official = (name: string, value: string) => ({
  name,
  text: name,
  months: null,
  fact: { id: name, label: name, value, state: "read", anchor: name },
});
const plan = (name: string, months: string) => ({ name, text: name, months, fact: null });

const july = {
  month: "July",
  stages: [plan("Test", "August"), plan("Apply", "September to October"), official("Visa", "April")],
};
const february = { month: "February", stages: [plan("Test", "March"), official("Visa", "September")] };

const said = (day: string, ...intakes: Parameters<typeof placeIntakes>[0]) =>
  startText(placeIntakes(intakes), new Date(`${day}T12:00:00`), words);

test("the nearest start that its official months still allow comes first, whatever the order of the strips", () => {
  expect(said("2026-11-23", february, july)).toBe(
    "23 November 2026: July 2027. Late Test, Apply. Due Visa, April. After February 2028.",
  );
  expect(said("2026-09-01", february, july)).toBe(
    "1 September 2026: February 2027. Late Test. Due Visa, September. After July 2027.",
  );
});

test("from the month after an official one on, the start is a year later", () => {
  expect(said("2027-04-30", july)).toMatch(/^30 April 2027: July 2027\./);
  expect(said("2027-05-01", july)).toBe("1 May 2027: July 2028. Due Test, August.");
});

test("without strips no start is named", () => {
  expect(said("2026-11-23")).toBe(words.undated);
});

test("no day of any month is said at greater length than the room that is kept", () => {
  const placed = placeIntakes([february, july]);
  const room = longestText(placed, words).length;
  for (let month = 0; month < 12; month++)
    expect(startText(placed, new Date(2027, month, 17), words).length).toBeLessThanOrEqual(room);
});
