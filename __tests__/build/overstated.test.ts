import { factAnchor } from "../../src/build/facts/fact-text";
import { exportedPage, textOf } from "../helpers/exported-page";
import { facts, ROUTES, words } from "../helpers/site-content";
import { standingOn } from "../helpers/stated-facts";

/** Words by which a page would say that somebody compared a figure with its authority, with what they are of. */
const SAID =
  /last checked|read against these pages|(?:checked|confirmed|verified) on \d|compared with this page/gi;

test.each(ROUTES)("%s says of no figure that it was compared with its authority when it was not", (route) => {
  const said = textOf(exportedPage(route).querySelector("main")).match(SAID) ?? [];
  const confirmed = facts.filter((fact) => standingOn(fact, route).state === "confirmed");
  if (confirmed.length === 0) expect(said).toEqual([]);
  const marks = exportedPage(route).querySelectorAll("main [data-state=confirmed]");
  if (confirmed.length === 0) expect([...marks]).toEqual([]);
});

test.each(ROUTES)("%s marks nothing as ended that still holds", (route) => {
  const ended = facts.filter((fact) => standingOn(fact, route).state === "ended");
  if (ended.length === 0) expect([...exportedPage(route).querySelectorAll("main s")]).toEqual([]);
});

test("the word over the note of a figure that nobody compared is none of those for one that somebody did", () => {
  const { confirmed, seen, ...others } = words.facts.marks;
  for (const word of [confirmed, seen]) expect(Object.values(others)).not.toContain(word);
});

test.each(ROUTES)("%s says over the note of a figure what the register knows of it", (route) => {
  const known = new Map(facts.map((fact) => [factAnchor(fact.id), standingOn(fact, route)]));
  for (const note of exportedPage(route).querySelectorAll("main .fact-note")) {
    const row = note.querySelector(".fact-more")?.getAttribute("href")?.slice(1) ?? "";
    const standing = known.get(row);
    if (!standing) throw new Error(`${note.outerHTML} is of no fact`);
    expect(textOf(note.querySelector(".fact-mark"))).toBe(words.facts.marks[standing.line]);
  }
});
