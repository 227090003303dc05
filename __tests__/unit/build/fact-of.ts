import { type Fact, fact } from "../../../src/figures/definition";

export const factOf = (more: Partial<Fact>): Fact =>
  fact.schema.parse({
    id: "xx.one",
    country: "xx",
    topic: "fee",
    label: "One",
    value: "1",
    basis: "exact",
    official: { name: "Office", url: "https://office.example" },
    reviewEveryDays: 90,
    ...more,
  });
