import { exportedPage, textOf } from "../helpers/exported-page";
import { articles, countries, guides, services, trustPages, words } from "../helpers/site-content";

/** Lists that are drawn, by the class of what is drawn. */
const PIECES = {
  Cards: "cards",
  Doors: "doors",
  Pair: "pair",
  Letter: "letter",
  Rows: "rows",
  Scale: "scale",
  Signs: "signs",
  Ticks: "ticks",
  Limits: "limits",
} as const;
const NAMES = Object.keys(PIECES).join("|");

/** Markdown as a reader sees it: no marks, no links, no figures. */
const plain = (text: string) =>
  text
    .replace(/\*\*|<[^>]+>/g, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .trim();

const TEXTS = [...countries, ...guides, ...services, ...articles, ...trustPages].map(({ path, body }) => ({
  path,
  drawn: [...body.matchAll(new RegExp(String.raw`<(${NAMES})>([\s\S]*?)</\1>`, "g"))].map(
    ([, name = "", inside = ""]) => ({ name, items: inside.match(/^- .*/gm) ?? [] }),
  ),
}));

describe.each(TEXTS)("$path", ({ path, drawn }) => {
  const page = exportedPage(path);
  const pieces = [
    ...page.querySelectorAll(
      Object.values(PIECES)
        .map((name) => `main .${name}`)
        .join(),
    ),
  ];

  /** A title on a line of its own has no full stop; a sign's begins its sentence. */
  const titleOf = (name: string, item: string) => {
    const written = plain(/^- \*\*(.+?)\*\*/.exec(item)?.[1] ?? "");
    return name === "Signs" ? written : written.replace(/\.$/, "");
  };

  test("draws its lists in order, each item with its title", () => {
    const seen = pieces.map((piece) => ({
      kind: piece.className,
      titles: [...piece.querySelectorAll(":scope > ul > li > strong:first-child")].map((title) =>
        textOf(title).replace(words.frame.newTab, "").trim(),
      ),
      items: piece.querySelectorAll(":scope > ul > li").length,
    }));
    expect(seen).toEqual(
      drawn.map(({ name, items }) => ({
        kind: Object.entries(PIECES).find(([kind]) => kind === name)?.[1],
        titles: items.map((item) => titleOf(name, item)).filter((title) => title !== ""),
        items: items.length,
      })),
    );
  });

  test("has the styles of each kind once, before the first of it", () => {
    for (const kind of new Set(pieces.map(({ className }) => className))) {
      const [first, ...others] = pieces.filter(({ className }) => className === kind);
      expect(first?.querySelector("style")?.textContent).toContain(`.${kind}`);
      for (const other of others) expect(other.querySelector("style")).toBeNull();
    }
  });
});
