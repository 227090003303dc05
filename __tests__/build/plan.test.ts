import { exportedPage, hrefsOf, textOf, textsOf } from "../helpers/exported-page";
import { countries, words } from "../helpers/site-content";

const { plan } = words;
const page = exportedPage("/plan");
const guides = countries.filter(({ numbers }) => numbers.length > 0);

test("without scripts the plan is empty, says where to look, and has its lists", () => {
  const main = page.querySelector("main");
  expect(textOf(main)).toContain(plan.empty);
  for (const { path } of plan.ways) expect(hrefsOf(main)).toContain(path);
  expect(textsOf(page, "[data-list] legend")).toEqual(plan.groups.map(({ name }) => name));
  const lines = plan.groups.flatMap(({ items }) => items.map(({ name }) => name));
  expect(textsOf(page, "[data-list] label").slice(0, lines.length)).toEqual(lines);
  expect(page.querySelector("main noscript")?.innerHTML).toContain(plan.still);
});

test.each(guides)(
  "without scripts the star of $name leads to the plan, which takes it in",
  ({ slug, path, name }) => {
    const star = exportedPage(path).querySelector(`[data-star][href="/plan?c=${slug}&add=1"]`);
    expect(textOf(star)).toBe(`${plan.star} (${name})`);
  },
);
