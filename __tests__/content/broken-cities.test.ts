import { checkedFixture, type Mistake, replace } from "../helpers/checked-fixture";

const { expectTold } = checkedFixture();

const FILE = "countries/malaysia.mdx";
const MIRI = / {2}- name: Miri\n(?: {4}.*\n)+/;

const MISTAKES: Mistake[] = [
  [
    "left only four cities",
    FILE,
    replace(MIRI, ""),
    /malaysia\.mdx:\d+:\d+ cities: says too little, expected 5 to 7 cities/,
  ],
  [
    "wrote eight cities",
    FILE,
    (text) =>
      text.replace(MIRI, (city) =>
        ["Miri", "Sibu", "Ipoh", "Klang"].map((name) => city.replace("Miri", name)).join(""),
      ),
    /malaysia\.mdx:\d+:\d+ cities: says too much, expected 5 to 7 cities/,
  ],
  [
    "changed longitude and latitude",
    FILE,
    replace("longitude: 113.99\n    latitude: 4.4", "longitude: 4.4\n    latitude: 83.99"),
    /malaysia\.mdx:\d+:\d+ cities\[4\]\.longitude: Miri at 4\.4 east and 83\.99 north is beyond the country's map, expected its degrees/,
  ],
  [
    "forgot the point of a degree",
    FILE,
    replace("longitude: 113.99", "longitude: 11399"),
    /malaysia\.mdx:\d+:\d+ cities\[4\]\.longitude: .*is no such degree, expected -180 to 180/,
  ],
  [
    "wrote a level of rent that is none",
    FILE,
    replace("rent: middle", "rent: midle"),
    /malaysia\.mdx:\d+:\d+ cities\[0\]\.rent: is "midle", expected high or middle or low; did you mean "middle"\?/,
  ],
  [
    "named a city twice",
    FILE,
    replace("name: Johor", "name: Miri"),
    /malaysia\.mdx:\d+:\d+ cities: names one city twice/,
  ],
  [
    "said nothing of a city",
    FILE,
    replace("\n    known: a bridge", ""),
    /malaysia\.mdx:\d+:\d+ cities\[2\]: says nothing of the city, expected climate, known or both/,
  ],
];

test.each(MISTAKES)("an editor who %s is told", async (...mistake) => {
  await expectTold(mistake);
});
