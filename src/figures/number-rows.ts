/** The rows in groups, in the order of the comparison. */
export const groups = [
  { name: "when", rows: ["intakes", "decision"] },
  { name: "money", rows: ["tuition", "living", "funds", "fee", "health"] },
  { name: "work", rows: ["work"] },
  { name: "afterwards", rows: ["stay"] },
  { name: "entry", rows: ["english", "apply"] },
] as const;

export type RowName = (typeof groups)[number]["rows"][number];
