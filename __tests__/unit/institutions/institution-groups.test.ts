import { noFilter } from "../../../src/institutions/finder-address";
import {
  chosenInstitutions,
  filterChoices,
  type Institution,
  institutionGroups,
  sortName,
} from "../../../src/institutions/institution-groups";

function institution(
  id: string,
  name: string,
  country: string,
  more: Partial<Institution> = {},
): Institution {
  return {
    id,
    name,
    country,
    website: "#",
    city: null,
    kind: null,
    image: { publicURL: null },
    register: null,
    links: null,
    readIn: null,
    day: null,
    ...more,
  };
}

const groups = institutionGroups(
  [
    institution("uz", "University of Zeta", "Thule", { city: "Zeta", kind: "university" }),
    institution("quebec", "Université du Québec", "Atlantis", { city: "Québec", kind: "university" }),
    institution("beta", "Beta College", "Thule", { city: "Zeta", kind: "college" }),
    institution("bare", "The University of Alpha", "Thule"),
  ],
  [],
);
const left = (change: object) => [...chosenInstitutions(groups, { ...noFilter, ...change })];

test("countries and institutions stand in the order of the alphabet, University of is not counted", () => {
  expect(groups.map(({ name }) => name)).toEqual(["Atlantis", "Thule"]);
  expect(groups[1]?.institutions.map(({ id }) => id)).toEqual(["bare", "beta", "uz"]);
  expect(sortName("University of the Sunshine Coast")).toBe("sunshine coast");
  expect(sortName("Universal College")).toBe("universal college");
});

test("each choice leaves what fits, several countries or kinds leave what fits one of them", () => {
  expect(left({})).toHaveLength(4);
  expect(left({ country: ["thule"] })).toEqual(["bare", "beta", "uz"]);
  expect(left({ country: ["thule", "atlantis"], kind: ["university"] })).toEqual(["quebec", "uz"]);
  expect(left({ kind: ["university", "college"], city: "Zeta" })).toEqual(["beta", "uz"]);
  expect(left({ country: ["atlantis"], city: "Zeta" })).toEqual([]);
});

test("a text is sought in name, city, country and id, without accents, every word of it", () => {
  expect(left({ q: "quebec" })).toEqual(["quebec"]);
  expect(left({ q: "ZETA thule" })).toEqual(["beta", "uz"]);
  expect(left({ q: "uz" })).toEqual(["uz"]);
  expect(left({ q: "alpha" })).toEqual(["bare"]);
  expect(left({ q: "zeta nowhere" })).toEqual([]);
});

test("only what some institution has can be chosen", () => {
  const { country, kind, city, cities } = filterChoices(groups, ["university", "college", "branch"]);
  expect(country).toEqual(["atlantis", "thule"]);
  expect(kind).toEqual(["university", "college"]);
  expect(city).toEqual(["Québec", "Zeta"]);
  expect(cities).toEqual([
    ["Atlantis", ["Québec"]],
    ["Thule", ["Zeta"]],
  ]);
});
