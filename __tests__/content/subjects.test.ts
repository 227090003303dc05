import { checkedFixture } from "../helpers/checked-fixture";

const { testMistakes } = checkedFixture();

testMistakes("subjects/sailing.mdx", [
  ["## What it pays", "## What it pay", '"What it pay" is not a chapter…; did you mean "What it pays"?'],
  [/## Licence to work[\s\S]*?(?=## What it pays)/, "", '"Licence to work" is missing, expected it after'],
  ["/countries/kiribati#what-it-costs", "/countries/kiribati", "countries[1]: the text leads to no chapter"],
  ["  - malaysia\n", "", "countries: are fewer than three countries, expected three to five"],
  ["You begin on deck.", "A mast. ".repeat(300), "the text has …words, expected at most 600"],
  ["Ask the crew.", "About USD 900 a month.", '"USD 900" is typed into the text, expected a fact'],
]);
