import { exportedPage, textOf } from "../helpers/exported-page";
import { countries, words } from "../helpers/site-content";

const drawings = "[id^=spot-] img";

test("a guide shows exactly the drawings that it names, each at the end of its chapter, with what it shows", () => {
  for (const { path, spots } of countries) {
    const page = exportedPage(path);
    const places = [...page.querySelectorAll(`.chapter-head h2, ${drawings}`)];
    const shown = [...page.querySelectorAll(drawings)].map((drawing) => ({
      chapter: textOf(places[places.indexOf(drawing) - 1]),
      alt: drawing.getAttribute("alt"),
    }));
    const named = spots.map(({ ends, alt }) => ({ chapter: words.texts.pieces[ends], alt }));
    const order = (chapter: string) => words.country.chapters.indexOf(chapter);
    expect([path, shown]).toEqual([path, named.sort((a, b) => order(a.chapter) - order(b.chapter))]);
  }
});

test("some guide has a drawing, which its page loads late and in its own proportions", () => {
  const drawn = countries.filter(({ spots }) => spots.length > 0);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { path } of drawn) {
    for (const drawing of exportedPage(path).querySelectorAll(drawings)) {
      expect(drawing.getAttribute("loading")).toBe("lazy");
      const [width, height] = ["width", "height"].map((side) => Number(drawing.getAttribute(side)));
      expect(Number(width) / Number(height)).toBeCloseTo(4 / 3, 2);
    }
  }
});
