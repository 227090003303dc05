import startsWords from "../../../content/words/starts.json";
import { longestText } from "../../../src/starts/day-text";
import { startText } from "../../../src/starts/next-start";
import { placeIntakes } from "../../../src/starts/year-layout";

const official = (name: string, step: "apply" | "visa" | null, value: string) => {
  const fact = { id: name, jsonId: name, label: name, value, state: "read", anchor: name };
  return { name, text: name, step, months: null, fact };
};
const plan = (name: string, step: "apply" | "visa" | null, months: string) => ({
  ...{ name, text: name, step, months },
  fact: null,
});
const everybody = { level: null, at: null, ask: null };

const july = {
  ...{ ...everybody, month: "July" },
  stages: [
    plan("Test", null, "August"),
    plan("Apply", "apply", "September to November"),
    official("Visa", "visa", "April"),
  ],
};
const february = {
  ...{ ...everybody, month: "February" },
  stages: [
    plan("Test", null, "March"),
    plan("Apply", "apply", "May to June"),
    official("Visa", "visa", "September"),
  ],
};
const january = {
  ...{ level: "master" as const, at: "SIM", ask: null, month: "January" },
  stages: [plan("Test", null, "March"), official("Apply", "apply", "June"), plan("Visa", "visa", "October")],
};

const textOn = (day: string, ...intakes: Parameters<typeof placeIntakes>[0]) =>
  startText(placeIntakes(intakes), new Date(`${day}T12:00:00`)).join(" ");

test("a start whose month for the visa is over, or so near that nothing fits before it, is too late", () => {
  expect(textOn("2026-11-29", february, july)).toBe(
    "No more for February 2027; then July 2027. Make haste: papers by November 2026. To catch up at once: Test. Now: Apply, until November. After it: February 2028.",
  );
  expect(textOn("2026-07-31", february, july)).toMatch(
    /^Begin today, 31 July 2026, and you can make February 2027\./,
  );
  expect(textOn("2026-08-01", february, july)).toMatch(
    /^No more for February 2027; then July 2027\. Set out now\./,
  );
});

test("an official last month to apply ends a start; one of our plan can be made up for", () => {
  expect(textOn("2026-06-30", january)).toBe(
    "Begin today, 30 June 2026, and you can make January 2027 (SIM, master’s alone). Make haste: papers by June 2026. To catch up at once: Test. Now: Apply, until June.",
  );
  expect(textOn("2026-07-01", january)).toBe(
    "No more for January 2027 (SIM, master’s alone); then January 2028 (SIM, master’s alone). Set out in March 2027. Next: Test, March.",
  );
  expect(textOn("2026-12-01", july)).toMatch(/^Begin today, 1 December 2026, and you can make July 2027\./);
});

test("without intakes nothing is dated", () => {
  expect(textOn("2027-05-01")).toBe(startsWords.undated);
});

test("no day of any month is said at greater length than the room that is kept", () => {
  const placed = placeIntakes([february, july]);
  const room = longestText((today) => startText(placed, today)).length;
  for (let month = 0; month < 12; month++)
    expect(startText(placed, new Date(2027, month, 17)).join(" ").length).toBeLessThanOrEqual(room);
});
