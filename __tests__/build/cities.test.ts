import { statSync } from "node:fs";
import path from "node:path";
import { exportedPage, hrefsOf, PUBLIC, textOf } from "../helpers/exported-page";
import { countries, words } from "../helpers/site-content";

const panelOn = (route: string) => exportedPage(route).querySelector("section[aria-labelledby=cities]");

const withCities = countries.filter(({ cities }) => cities.length > 0);
const withMap = withCities.filter(({ path: route }) => panelOn(route)?.querySelector("img"));

test("exactly the guides that name cities have the list, in its chapter below the standfirst", () => {
  expect(withCities.length).toBeGreaterThan(0);
  for (const { path: route, cities } of countries) {
    const page = exportedPage(route);
    const panel = panelOn(route);
    expect([route, panel !== null]).toEqual([route, cities.length > 0]);
    if (!panel) continue;
    const places = [
      ...page.querySelectorAll(".chapter-head h2, .standfirst, section[aria-labelledby=cities]"),
    ];
    const at = places.indexOf(panel);
    expect(textOf(places[at - 2])).toBe(words.texts.pieces.cities);
    expect(places[at - 1]?.className).toBe("standfirst");
  }
});

test.each(withCities)(
  "the list of $path says of each city all that the guide knows",
  ({ path: route, cities }) => {
    const lines = [...(panelOn(route)?.querySelectorAll("li") ?? [])];
    expect(lines.map((line) => textOf(line.querySelector("b")))).toEqual(cities.map(({ name }) => name));
    cities.forEach(({ rent, climate, known }, position) => {
      const said = textOf(lines[position]);
      for (const part of [climate, known, words.cities.rents[rent ?? "unknown"]])
        expect(said).toContain(part ?? "");
      expect(lines[position]?.getAttribute("data-rent")).toBe(rent ?? null);
    });
  },
);

test("some guide has a map, a small file of its own that is loaded late", () => {
  expect(withMap.length).toBeGreaterThan(0);
  for (const { path: route } of withMap) {
    const map = panelOn(route)?.querySelector("img");
    expect(map?.getAttribute("loading")).toBe("lazy");
    expect(map?.getAttribute("alt")).toBe("");
    for (const side of ["width", "height"]) expect(Number(map?.getAttribute(side))).toBeGreaterThan(0);
    expect(statSync(path.join(PUBLIC, map?.getAttribute("src") ?? "")).size).toBeLessThan(30 * 1024);
  }
});

test.each(withMap)(
  "the map of $path has each city inside, north above south, and leads to its line",
  ({ path: route, cities }) => {
    const panel = panelOn(route);
    const map = panel?.querySelector("[aria-hidden=true]");
    const dots = [...(map?.querySelectorAll("a") ?? [])];
    expect(dots.map(textOf)).toEqual(cities.map(({ name }) => name));
    const tops = dots.map((dot) => {
      const [left = "", top = ""] = (dot.getAttribute("style") ?? "").match(/[\d.]+(?=%)/g) ?? [];
      for (const part of [left, top]) {
        expect(Number(part)).toBeGreaterThan(0);
        expect(Number(part)).toBeLessThan(100);
      }
      expect(dot.getAttribute("tabindex")).toBe("-1");
      return Number(top);
    });
    const northern = cities.reduce(
      (best, { latitude }, at) => (latitude > (cities[best]?.latitude ?? -90) ? at : best),
      0,
    );
    const southern = cities.reduce(
      (best, { latitude }, at) => (latitude < (cities[best]?.latitude ?? 90) ? at : best),
      0,
    );
    expect(tops[northern]).toBeLessThan(tops[southern] ?? 0);
    const lines = [...(panel?.querySelectorAll("li") ?? [])].map(({ id }) => `#${id}`);
    expect(hrefsOf(map)).toEqual(lines);
  },
);
