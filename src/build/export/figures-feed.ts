import { writeFile } from "node:fs/promises";
import path from "node:path";
import figuresWords from "../../../content/words/figures.json";
import type { Fact } from "../../figures/definition";
import { lastLook } from "../../figures/node/fact-state";
import { dateText, factText } from "../../figures/node/fact-text";
import { fill } from "../../lib/fill";
import { type FiguresAbout, figurePage, placeOf } from "./figures-file";
import { escapeXml } from "./xml";

const MS_PER_DAY = 86_400_000;

export interface FigureChange {
  readonly fact: Fact;
  readonly before: string;
  readonly after: string;
  /** Last day of the earlier value, ISO date. */
  readonly until: string;
  /** Day of the change; of one that is still to come, the day on which it was read. ISO date. */
  readonly updated: string;
  readonly note?: string;
}

const dayAfter = (day: string) => new Date(Date.parse(day) + MS_PER_DAY).toISOString().slice(0, 10);

/** The changes that the register knows, the newest first. Its days alone date them, never the build's. */
export function figureChanges(facts: readonly Fact[]): FigureChange[] {
  return facts
    .flatMap((fact) =>
      fact.history.map(({ value, until, note }, position): FigureChange => {
        const next = fact.history[position - 1]?.value ?? fact.value;
        const changed = dayAfter(until);
        const known = lastLook(fact) ?? changed;
        return {
          fact,
          before: factText({ ...fact, value }),
          after: factText({ ...fact, value: next }),
          until,
          updated: [changed, known].sort()[0] ?? changed,
          note,
        };
      }),
    )
    .sort((a, b) => b.updated.localeCompare(a.updated) || a.fact.id.localeCompare(b.fact.id));
}

/** The days of the feed are whole days; Atom wants a time. */
const timeOf = (day: string) => `${day}T00:00:00Z`;

function relatedLink({ official: { name, url } }: Fact): string {
  return url ? `    <link rel="related" href="${escapeXml(url)}" title="${escapeXml(name)}"/>\n` : "";
}

/** @param sentence says a change, with places for label, place, before, date and after */
function entryOf(change: FigureChange, sentence: (change: FigureChange) => string, siteUrl: string): string {
  const { fact, until, updated, note } = change;
  const { hostname } = new URL(siteUrl);
  const summary = [note, fact.note].filter((text) => text !== undefined).join("; ");
  return `  <entry>
    <id>tag:${hostname},${until}:${fact.id}</id>
    <title>${escapeXml(sentence(change))}</title>
    <updated>${timeOf(updated)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(figurePage(siteUrl, fact.id))}"/>
${relatedLink(fact)}    <category term="${escapeXml(fact.country)}"/>
    <summary>${escapeXml(summary || fact.official.name)}</summary>
  </entry>`;
}

/** The changes as an Atom feed (RFC 4287). */
function changesFeed(facts: readonly Fact[], about: FiguresAbout): string {
  const { siteUrl, company, name, description, use, places } = about;
  const changes = figureChanges(facts);
  const looks = facts.flatMap((fact) => lastLook(fact) ?? []).sort();
  // Atom wants a day of a feed without entries, too.
  const newest = changes[0]?.updated ?? looks.at(-1) ?? "1970-01-01";
  const sentence = ({ fact, before, after, until }: FigureChange) =>
    fill(figuresWords.figures.change, {
      label: fact.label,
      place: placeOf(fact, places),
      before,
      after,
      date: dateText(until),
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${escapeXml(`${siteUrl}/figures`)}</id>
  <title>${escapeXml(`${name} | ${company}`)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <updated>${timeOf(newest)}</updated>
  <author><name>${escapeXml(company)}</name><uri>${escapeXml(siteUrl)}</uri></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(`${siteUrl}/figures.xml`)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(`${siteUrl}/figures`)}"/>
  <rights>${escapeXml(use)}</rights>
${changes.map((one) => entryOf(one, sentence, siteUrl)).join("\n")}
</feed>
`;
}

export async function writeFiguresFeed(facts: readonly Fact[], about: FiguresAbout): Promise<void> {
  await writeFile(path.join("public", "figures.xml"), changesFeed(facts, about));
}
