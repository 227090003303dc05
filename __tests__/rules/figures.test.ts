import { z } from "zod";
import { ask, everyPage, pageAt, siteUrl } from "./export/ask";
import { type Page, textAt } from "./export/read-export";

const SOURCE = z.object({ name: z.string(), url: z.url() });
const RECORD = z.looseObject({
  id: z.string(),
  text: z.string().min(1),
  state: z.string(),
  page: z.url(),
  official: SOURCE.partial({ url: true }),
  readIn: SOURCE.optional(),
  history: z.array(z.looseObject({ until: z.iso.date() })),
});
const FILE = z.looseObject({ day: z.iso.date(), figures: z.array(RECORD).min(1) });

const register = FILE.parse(JSON.parse(textAt("/figures.json")));
const rowsOf = (id: string) => [id, `fact-${id.replaceAll(".", "-")}`];
const byRow = new Map(register.figures.flatMap((one) => rowsOf(one.id).map((id) => [id, one] as const)));

const sources = (page: Page) =>
  Object.entries(page.sources).map(([id, source]) => ({ id, source, figure: byRow.get(id) }));
const wrongly = (page: Page, isRight: (one: ReturnType<typeof sources>[number]) => boolean | undefined) =>
  sources(page).flatMap((one) => (isRight(one) ? [] : one.id));

ask("every page", everyPage, {
  "leads from each figure in its text to a source, which names the authority and links what is known of it": (
    page,
  ) =>
    page.figures.filter(({ place }) => {
      const figure = sources(page).find(({ id }) => id === place)?.figure;
      const links = page.sources[place]?.links.filter((link) => link.startsWith("https://")) ?? [];
      const isUnknown = figure !== undefined && !figure.official.url && !figure.readIn;
      return links.length === 0 && !(isUnknown && page.sources[place]?.text.includes(figure.official.name));
    }),
  "says of which figure of the register a source is": (page) =>
    wrongly(page, ({ figure }) => figure !== undefined),
  "names the authority's own page first": (page) =>
    wrongly(page, ({ source, figure }) => (figure?.official.url ?? source.links[0]) === source.links[0]),
  "leads from a figure to one source, except on the register's own page": (page) =>
    page.path === "/figures" || wrongly(page, ({ source }) => source.links.length < 2),
  "says the value that the register has": (page) =>
    wrongly(page, ({ source, figure }) => source.text.includes(figure?.text ?? "?")),
  "names the rates and their day where it converts money": ({ text, rates }) =>
    !/₹\d/.test(text) || rates.some((rate) => /\d{1,2} [A-Z][a-z]{2} \d{4}/.test(rate)),
});

/** Matches a sum in home currency, or its first end. */
const SUM = /((?:₹|[A-Z]{3} )[\d.,]+(?:[–-][\d.,]+)?(?: lakh| crore)?)/;

ask(
  "every country guide whose stub has a sum",
  everyPage.filter(({ sums }) => sums.stub.length > 0),
  {
    "has one sum, on its stub, in its bill and, where it is compared, in the comparison": ({
      path,
      sums,
    }) => {
      const [, sum = "?"] = SUM.exec(sums.stub[0] ?? "") ?? [];
      const card = pageAt("/compare").sums.cards[path.split("/").at(-1) ?? ""];
      return (sums.bill[0]?.includes(sum) ?? false) && (card === undefined || card.includes(sum));
    },
  },
);

test("the register's page shows every figure of figures.json once, at its own address, and no other", () => {
  const ids = register.figures.map(({ id }) => id);
  expect(Object.keys(pageAt("/figures").sources).sort()).toEqual([...ids].sort());
  expect(register.figures.map(({ page }) => page)).toEqual(ids.map((id) => `${siteUrl}/figures#${id}`));
});

test("the register's page links where each figure was read", () => {
  const page = pageAt("/figures");
  expect(
    wrongly(page, ({ source, figure }) =>
      source.links.includes(figure?.readIn?.url ?? source.links[0] ?? ""),
    ),
  ).toEqual([]);
});

test("the register's page names its file, in its head too", () => {
  const { heads, links } = pageAt("/figures");
  expect([...heads, ...links].filter(({ href }) => href === "/figures.json").length).toBe(2);
});
