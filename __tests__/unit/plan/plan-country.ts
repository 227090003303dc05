/** A country of the plan of which nothing is recorded but what a test says. */
export const planCountry = (
  more: Partial<Queries.PlanCountryFragment> = {},
): Queries.PlanCountryFragment => ({
  slug: "land",
  name: "Land",
  path: "/countries/land",
  stamp: { childImageSharp: null },
  numbers: [],
  year: [],
  bill: null,
  institutions: null,
  ...more,
});
