import { exportedPage, textOf } from "../helpers/exported-page";
import { countries, words } from "../helpers/site-content";

test("exactly the guides that name a drawing show it, at the end of its chapter, with what it shows", () => {
  for (const { path, spot } of countries) {
    const page = exportedPage(path);
    const drawing = page.querySelector("#spot img");
    expect([path, drawing?.getAttribute("alt")]).toEqual([path, spot?.alt]);
    if (!drawing) continue;
    const places = [...page.querySelectorAll(".chapter-head h2, #spot img")];
    expect(textOf(places[places.indexOf(drawing) - 1])).toBe(words.texts.pieces.spot);
  }
});

test("some guide has a drawing, which its page loads late and in its own proportions", () => {
  const drawn = countries.filter(({ spot }) => spot !== undefined);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { path } of drawn) {
    const drawing = exportedPage(path).querySelector("#spot img");
    expect(drawing?.getAttribute("loading")).toBe("lazy");
    const [width, height] = ["width", "height"].map((side) => Number(drawing?.getAttribute(side)));
    expect(Number(width) / Number(height)).toBeCloseTo(4 / 3, 2);
  }
});
