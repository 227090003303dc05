import { calledAddresses, calledHosts } from "../../../src/build/third-parties/called-hosts";

const badge = { accountId: "4711", script: "https://cdn.badge.test/a.js", link: "https://badge.test/about" };
const branches = [{ mapEmbedLink: "https://maps.test/embed?q=1" }];
const videos = [{ embed: null }, { embed: "https://films.test/1" }];

const hostsOf = (use: "badge" | "map" | "video" | "chat", hosts: readonly string[], all = {}) => {
  const content = { badge, branches, videos, ...all };
  return calledHosts(
    { use, hosts: [...hosts] },
    calledAddresses(content.badge, content.branches, content.videos),
  );
};

test("a third party's hosts are those that content calls", () => {
  expect(hostsOf("badge", ["https://badge.test", "https://cdn.badge.test"])).toEqual([
    "https://badge.test",
    "https://cdn.badge.test",
  ]);
  expect(hostsOf("map", ["https://maps.test", "https://old-maps.test"])).toEqual(["https://maps.test"]);
  expect(hostsOf("video", ["https://films.test"])).toEqual(["https://films.test"]);
  expect(hostsOf("chat", ["https://wa.me"])).toEqual(["https://wa.me"]);
});

test("without what calls it a third party has none", () => {
  expect(hostsOf("badge", ["https://badge.test"], { badge: { ...badge, accountId: null } })).toEqual([]);
  expect(hostsOf("map", ["https://maps.test"], { branches: [] })).toEqual([]);
  expect(hostsOf("video", ["https://films.test"], { videos: [{ embed: null }] })).toEqual([]);
});

test("a host that is called for another use does not count", () => {
  expect(hostsOf("video", ["https://maps.test"])).toEqual([]);
});
