import { readdirSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { Badge } from "../../src/frame/badge";
import { SampleBar } from "../../src/frame/sample-bar";
import { readContent } from "../../src/node/content/read-content";
import { sampleStateOf } from "../../src/node/graphql/source-samples";
import { checkedFixture } from "../helpers/checked-fixture";

const { copy } = checkedFixture();

jest.mock("gatsby", () => ({
  graphql: () => "",
  useStaticQuery: () => ({
    company: JSON.parse(copy().read("company.json")),
    sampleState: sampleStateOf(content()),
  }),
}));

const content = () => readContent(path.join(copy().root, "content"));
const bar = () => renderToStaticMarkup(<SampleBar />);

function withoutSamples(): void {
  const files = readdirSync(path.join(copy().root, "content"), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(?:json|mdx)$/.test(name))) {
    const text = copy().read(file);
    const real = text.replace(/^ *"sample": true,?\n|^sample: true\n/gm, "");
    if (real !== text) copy().write(file, real);
  }
}

test("the bar about examples goes with the last sample, and comes back with one", () => {
  expect(bar()).toContain("until Lantern replaces them.");
  withoutSamples();
  expect(bar()).toBe("");
  copy().edit("home.json", (text) => text.replace('"title": "A bell"', '"sample": true, $&'));
  expect(bar()).toContain("until Lantern replaces them.");
});

test("the badge's place leads to the company's own entry, and says nothing while the account is a sample", () => {
  const place = () => renderToStaticMarkup(<Badge />);
  expect(place()).toContain('href="https://badge.example/agency/4711"');
  copy().edit("company.json", (text) => text.replace('"accountId"', '"sample": true, $&'));
  expect(place()).not.toMatch(/accreditation|href/);
});
