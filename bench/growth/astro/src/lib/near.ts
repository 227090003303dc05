const MOST = 12;

/** The part of an ordered list around one member, for a sidebar. */
export function near<Item>(items: readonly Item[], position: number): readonly Item[] {
  const first = Math.max(0, Math.min(position - MOST / 2, items.length - MOST));
  return items.slice(first, first + MOST);
}
