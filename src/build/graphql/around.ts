/** As many as a sidebar lists. */
const MOST = 12;

/**
 * The part of an ordered list that a sidebar shows beside one of its members: all of a short list,
 * and of a long one what stands around the member, so that no page grows with the number of pages.
 */
export function around<Item>(items: readonly Item[], position: number): Item[] {
  const first = Math.max(0, Math.min(position - MOST / 2, items.length - MOST));
  return items.slice(first, first + MOST);
}
