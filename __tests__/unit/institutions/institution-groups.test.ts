import { noFilter } from "../../../src/institutions/finder-address";
import {
  chosenInstitutions,
  type Institution,
  institutionGroups,
  sortName,
} from "../../../src/institutions/institution-groups";

const unknown = { city: null, kind: null, links: null };
const institution = (
  id: string,
  name: string,
  country: string,
  more: Partial<Institution> = {},
): Institution => ({ ...unknown, id, name, country, website: "#", image: { publicURL: null }, ...more });

const groups = institutionGroups(
  [
    institution("uz", "University of Zeta", "Thule", { city: "Zeta", kind: "university" }),
    institution("quebec", "Université du Québec", "Atlantis", { city: "Québec", kind: "university" }),
    institution("beta", "Beta College", "Thule", { city: "Zeta", kind: "college" }),
    institution("bare", "The University of Alpha", "Thule"),
    institution("john", "St. John’s Institute, Hill Campus", "Thule", { city: "Ōtaki" }),
  ],
  [],
);

test("countries and institutions stand in the order of the alphabet, University of is not counted", () => {
  expect(groups.map(({ name }) => name)).toEqual(["Atlantis", "Thule"]);
  expect(groups[1]?.institutions.map(({ id }) => id)).toEqual(["bare", "beta", "john", "uz"]);
  expect(sortName("University of the Sunshine Coast")).toBe("sunshine coast");
  expect(sortName("Universal College")).toBe("universal college");
});

test.each([
  [{}, ["quebec", "bare", "beta", "john", "uz"]],
  [{ country: ["thule", "atlantis"], kind: ["university"] }, ["quebec", "uz"]],
  [{ kind: ["university", "college"], q: "zeta" }, ["beta", "uz"]],
  [{ country: ["atlantis"], q: "zeta" }, []],
  [{ q: "quebec" }, ["quebec"]],
  [{ q: "ZETA thule" }, ["beta", "uz"]],
  [{ q: "uz" }, ["uz"]],
  [{ q: "zeta nowhere" }, []],
  [{ q: "St. John's" }, ["john"]],
  [{ q: "st johns" }, ["john"]],
  [{ q: "Saint John`s" }, ["john"]],
  [{ q: "johns, otaki" }, ["john"]],
  [{ q: "hill-campus" }, ["john"]],
  [{ q: "univ. alpha" }, ["bare"]],
  [{ q: "UA" }, ["bare"]],
  [{ q: "universite quebec" }, ["quebec"]],
  [{ q: "quebbec" }, ["quebec"]],
  [{ q: "instutute" }, ["john"]],
  [{ q: "colege zetta" }, ["beta"]],
  [{ q: "univercity alpha" }, ["bare"]],
  [{ q: "zetta thulee" }, ["beta", "uz"]],
  [{ q: "jon" }, []],
  [{ q: "UB" }, []],
  [{ q: "  ,  " }, ["quebec", "bare", "beta", "john", "uz"]],
])("%j leaves what fits each of its choices and every word of its text: %j", (change, left) => {
  expect([...chosenInstitutions(groups, { ...noFilter, ...change })]).toEqual(left);
});
