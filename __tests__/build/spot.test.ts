import sharp from "sharp";
import { exportedPage, textOf } from "../helpers/exported-page";
import { countries, guides, words } from "../helpers/site-content";

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

test("a guide with headings of its own shows each of its drawings right before the next heading", () => {
  for (const { path, spots } of guides) {
    const places = [...exportedPage(path).querySelectorAll(`article h2, ${drawings}`)];
    const shown = places.flatMap((place, at) =>
      place.matches("img") ? [{ ends: textOf(places[at - 1]), alt: place.getAttribute("alt") }] : [],
    );
    const named = spots.map(({ ends, alt }) => ({ ends, alt }));
    expect([path, new Set(shown)]).toEqual([path, new Set(named)]);
    for (const place of exportedPage(path).querySelectorAll("[id^=spot-]")) {
      const [next] = place.nextElementSibling?.querySelectorAll("h2, p, ul, ol, table") ?? [];
      expect([path, next?.tagName]).toEqual([path, "H2"]);
    }
  }
});

test("some guide has a drawing, which its page loads late and in its file's proportions", async () => {
  const drawn = [...countries, ...guides].filter(({ spots }) => spots.length > 0);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { path, spots } of drawn) {
    for (const drawing of exportedPage(path).querySelectorAll(drawings)) {
      expect(drawing.getAttribute("loading")).toBe("lazy");
      const named = spots.find(({ alt }) => alt === drawing.getAttribute("alt"));
      const file = await sharp(`content/images/${named?.image}`).metadata();
      const [width, height] = ["width", "height"].map((side) => Number(drawing.getAttribute(side)));
      expect([path, Number(width) / Number(height)]).toEqual([
        path,
        expect.closeTo(file.width / file.height, 2),
      ]);
    }
  }
});
