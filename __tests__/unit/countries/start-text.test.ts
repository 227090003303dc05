import countriesWords from "../../../content/words/countries.json";
import { longestText, startText } from "../../../src/countries/year/next-start";
import { placeIntakes } from "../../../src/countries/year/year-layout";

const official = (name: string, value: string) => {
  const fact = { id: name, label: name, value, state: "read", anchor: name };
  return { name, text: name, months: null, fact };
};
const plan = (name: string, months: string) => ({ name, text: name, months, fact: null });

const july = {
  month: "July",
  stages: [plan("Test", "August"), plan("Apply", "September to October"), official("Visa", "April")],
};
const february = { month: "February", stages: [plan("Test", "March"), official("Visa", "September")] };

const said = (day: string, ...intakes: Parameters<typeof placeIntakes>[0]) =>
  startText(placeIntakes(intakes), new Date(`${day}T12:00:00`)).join(" ");

test("the nearest start with no more than one stage over comes first, whatever the order of the strips", () => {
  expect(said("2026-09-01", february, july)).toBe(
    "Begin today, 1 September 2026, and you can make February 2027. To catch up at once: Test. Now: Visa, until September. After it: July 2027.",
  );
});

test("a start of which more is over is said to be late, after one that can be made", () => {
  expect(said("2026-11-23", february, july)).toBe(
    "Begin today, 23 November 2026, and you can make February 2028. Next: Test, March. For July 2027 it is late: Test, Apply should be done by now. After it: July 2028.",
  );
  expect(said("2026-11-23", july)).toMatch(/^Begin today, 23 November 2026, and you can make July 2028\./);
});

test("from the month after an official one on, the start is a year later", () => {
  expect(said("2027-04-30", july)).toContain("For July 2027 it is late");
  expect(said("2027-05-01", july)).toBe(
    "Begin today, 1 May 2027, and you can make July 2028. Next: Test, August.",
  );
  expect(said("2027-05-01")).toBe(countriesWords.year.undated);
});

test("no day of any month is said at greater length than the room that is kept", () => {
  const placed = placeIntakes([february, july]);
  const room = longestText(placed).length;
  for (let month = 0; month < 12; month++)
    expect(startText(placed, new Date(2027, month, 17)).join(" ").length).toBeLessThanOrEqual(room);
});
