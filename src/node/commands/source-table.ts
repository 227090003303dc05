const BASE = ["lib", "theme"];

/** What the code of each room may import beside its own folder, `lib`, `theme` and `ui`. */
const ROOMS = {
  articles: [],
  bill: ["money", "star"],
  compare: ["bill", "figures", "money", "ruler", "star", "starts"],
  countries: ["bill", "figures", "money", "reading", "star", "starts", "week"],
  figures: [],
  forms: [],
  gallery: [],
  guides: ["bill", "money", "reading", "ruler", "week"],
  home: ["compare", "figures", "money", "ruler", "star", "subjects"],
  institutions: ["star"],
  money: [],
  parents: [],
  people: ["reading"],
  plan: ["compare", "countries", "institutions", "money", "star", "starts"],
  reading: ["figures"],
  ruler: ["bill", "money", "star"],
  search: ["money"],
  services: ["reading"],
  star: ["money"],
  starts: ["star"],
  subjects: ["bill", "money"],
  trust: [],
  week: ["money"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const FRAME = ["frame", "seo"];
const PAGES = ["pages", "templates"];

const within = (folders: readonly string[]) => new RegExp(`^src/(?:${folders.join("|")})/`);

/** All folders whose code runs in browsers. */
export const OF_PAGES = within([...BASE, "ui", ...Object.keys(ROOMS), ...FRAME, ...PAGES]);
export const isBase = (file: string) => within(BASE).test(file);

/** Code that runs in Node while Gatsby builds: `src/node`, and each room's own part of it. */
export const NODE = /^src\/node\/|\/(?:definition|rules|node)\.tsx?$|\/node\//;
/** Files of the build that render parts of pages. */
const DRAWN = /^src\/node\/mdx\/(?:pieces\/|vocabulary\.tsx$)/;
/** Data of browsers and Node alike. */
const SHARED = "figures/rows\\.ts$|(?:lib|search|theme)/";

/** Files that match the first pattern may import files that match the second. The first matching row applies. */
export const MAY_IMPORT: readonly (readonly [RegExp, RegExp])[] = [
  // Texts render the same source line, lists and links as pages.
  [DRAWN, /^src\/(?:lib|theme|figures|money|reading|ui\/(?:folds|layout|links))\//],
  // Lists for parents are made at build, as browsers do not format numbers of every language.
  [/^src\/parents\/node\//, within(["lib", "money", "countries", "bill"])],
  // The sums of ruler and week are made at build, so that no page carries the bills and figures of all countries.
  [/^src\/(?:ruler|week)\/node\.ts/, within(["countries", "bill", "figures", "lib"])],
  [NODE, new RegExp(`^src/(?:${SHARED})`)],
  [within(BASE), within(BASE)],
  [within(["ui"]), within([...BASE, "ui"])],
  ...Object.entries(ROOMS).map(
    ([room, others]) => [within([room]), within([...BASE, "ui", room, ...others])] as const,
  ),
  [within(FRAME), within([...BASE, "ui", "search", "star", ...FRAME])],
  [within(PAGES), OF_PAGES],
];

/** Rooms that import each other, directly or through others; empty where the arrows point one way. */
export function circles(): string[] {
  const roomsOf: Readonly<Record<string, readonly string[]>> = ROOMS;
  const reaches = (from: string, to: string, seen: readonly string[] = []): boolean =>
    (roomsOf[from] ?? []).some(
      (next) => next === to || (!seen.includes(next) && reaches(next, to, [...seen, next])),
    );
  return Object.keys(ROOMS).filter((room) => reaches(room, room));
}

/** The table as the README's diagram. */
export function diagram(): string {
  const rows = Object.entries(ROOMS);
  const alone = rows
    .filter(
      ([room, others]) => others.length === 0 && rows.every(([, of]) => !of.some((one) => one === room)),
    )
    .map(([room]) => room);
  return [
    "flowchart TD",
    `  pages["${PAGES.join(", ")}"] --> frame["${FRAME.join(", ")}"] & rooms`,
    "  subgraph rooms",
    ...rows
      .filter(([, others]) => others.length > 0)
      .map(([room, others]) => `    ${room} --> ${others.join(" & ")}`),
    `    ${alone.join(" & ")}`,
    "  end",
    "  frame --> search & star",
    '  rooms & frame --> ui --> lib["theme, lib"]',
    '  node["node (Node, while Gatsby builds)"] -. queries .-> pages',
  ].join("\n");
}
