import { checkedFixture } from "../helpers/checked-fixture";

const { testMistakes } = checkedFixture();

testMistakes("subjects/sailing.mdx", [
  ["<Standfirst>By the mile.</Standfirst>", "By the mile.", '"What it pays" lacks its standfirst'],
  ["/countries/kiribati#what-it-costs", "/countries/kiribati", "countries[1]: the text leads to no chapter"],
  ["  - malaysia\n", "", "countries: are fewer than three countries, expected three to five"],
  ["You begin on deck.", "A mast. ".repeat(300), "the text has …words, expected at most 600"],
  ["Ask the crew.", "About USD 900 a month.", '"USD 900" is typed into the text, expected a fact'],
  ["- place: at sea\n    country: kiribati", "- place: at sea\n    country: elsewhere", "has no bill"],
  ["facts: [pw.tuition.year]", "facts: [au.visa.charge]", "is not in the currency of that country's bill"],
]);
