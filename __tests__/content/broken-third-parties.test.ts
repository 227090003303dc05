import { checkedFixture, type Mistake, replace } from "../helpers/checked-fixture";

const { copy, problems, expectTold } = checkedFixture();

const MISTAKES: Mistake[] = [
  [
    "embedded a map of a host that the privacy page does not name",
    "branches.json",
    replace("https://www.google.com/maps?output=embed&q=leeds", "https://maps.test/embed/leeds"),
    /branches\.json:\d+:\d+ \[0\]\.mapEmbedLink: "https:\/\/maps\.test" is not among the hosts of third-parties\.json, .*"use": "map"/,
  ],
  [
    "named a host for another use",
    "third-parties.json",
    replace('"use": "map"', '"use": "video"'),
    /branches\.json:\d+:\d+ \[0\]\.mapEmbedLink: .* is not among the hosts/,
  ],
  [
    "named a host that nothing calls",
    "third-parties.json",
    replace('["https://badge.example"]', '["https://badge.example", "https://old.example"]'),
    /third-parties\.json:\d+:\d+ \[0\]\.hosts\[1\]: "https:\/\/old\.example" is called by nothing/,
  ],
  [
    "wrote a path after a host",
    "third-parties.json",
    replace('["https://www.google.com"]', '["https://www.google.com/maps"]'),
    /third-parties\.json:\d+:\d+ \[1\]\.hosts\[0\]: .* has more than a host, expected "https:\/\/www\.google\.com"/,
  ],
  [
    "asked for the days of a message of no kind",
    "trust/privacy.mdx",
    replace('message="delivered"', 'message="read"'),
    /privacy\.mdx:\d+:\d+ <KeptFor> message: "read" is none, expected delivered or failed/,
  ],
];

test.each(MISTAKES)("an editor who %s is told so in one line", (...mistake) => expectTold(mistake));

test.each(["branches.json", "company.json", "videos.json"])(
  "a broken %s is one problem: what it may call is not known",
  async (file) => {
    copy().edit(file, (text) => `!${text}`);
    expect(await problems()).toEqual([expect.stringContaining(`${file}:1:1 is not valid JSON`)]);
  },
);
