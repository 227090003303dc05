import fc from "fast-check";
import ICAL from "ical.js";
import { monthOf } from "../../../src/countries/year/start-dates";
import { calendarText } from "../../../src/plan/calendar";

const today = new Date(2026, 10, 22);

/** The events of a file, by a parser that shares no code with its writer. */
function eventsOf(text: string): InstanceType<typeof ICAL.Event>[] {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
}

const day = (part: object) => ({
  id: "canada-24332-1",
  title: "Canada: Apply",
  text: "Apply to each institution.",
  url: "https://bec.example/countries/canada",
  month: monthOf(new Date(2027, 8, 1)),
  ...part,
});

test("each day is an event of one whole day, with its text and its page", async () => {
  const [event, ...more] = eventsOf(await calendarText([day({})], today));
  expect(more).toEqual([]);
  expect(event?.summary).toBe("Canada: Apply");
  expect(event?.description).toBe("Apply to each institution.\nhttps://bec.example/countries/canada");
  expect(event?.startDate.toString()).toBe("2027-09-01");
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.endDate.toString()).toBe("2027-09-02");
});

test.each([0, 5])("a month that began %i months ago gives the visitor's own day", async (ago) => {
  const [event] = eventsOf(await calendarText([day({ month: monthOf(today) - ago })], today));
  expect(event?.startDate.toString()).toBe("2026-11-22");
});

test("no line is longer than 75 octets, in any script, and a later file counts further", async () => {
  const text = "Apply – to “each” institution’s office, दाखिला और शुल्क। ".repeat(4);
  const file = await calendarText([day({ text, title: "’".repeat(80) })], today);
  const lengths = file.split("\r\n").map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(eventsOf(file)[0]?.description).toContain(text.trim());
  const later = await calendarText([day({})], new Date(2026, 10, 23));
  expect(eventsOf(later)[0]?.sequence).toBeGreaterThan(eventsOf(file)[0]?.sequence ?? Number.NaN);
});

test("the same day has the same id in every file, so that an import replaces it", async () => {
  const [first] = eventsOf(await calendarText([day({})], today));
  const [second] = eventsOf(await calendarText([day({ title: "Other" })], new Date(2026, 11, 1)));
  expect(first?.uid).toBe(second?.uid);
});

test("any words survive: commas, line ends, quotes and long texts in any script", async () => {
  const words = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 200 })
    .map((text) => `${text.trim()}.`);
  await fc.assert(
    fc.asyncProperty(words, words, fc.integer({ min: 24323, max: 25000 }), async (title, text, month) => {
      const file = await calendarText([day({ title, text, month }), day({ id: "other" })], today);
      const events = eventsOf(file);
      expect(events).toHaveLength(2);
      expect(events[0]?.summary).toBe(title);
      expect(String(events[0]?.startDate) >= "2026-11-22").toBe(true);
    }),
    { numRuns: 50 },
  );
});
