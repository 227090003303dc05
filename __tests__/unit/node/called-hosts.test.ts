import { calledAddresses, calledHosts } from "../../../src/trust/node/called-hosts";

const badge = { accountId: "4711", script: "https://cdn.badge.test/a.js", link: "https://badge.test/about" };
const branches = [{ mapEmbedLink: "https://maps.test/embed?q=1" }];
const videos = [{ embed: null }, { embed: "https://films.test/1" }];
const content = { badge, branches, videos };
const without = { badge: { ...badge, accountId: null }, branches: [], videos: [{ embed: null }] };

test.each([
  ["badge", ["https://cdn.badge.test", "https://maps.test"], ["https://cdn.badge.test"]],
  ["map", ["https://maps.test", "https://old-maps.test"], ["https://maps.test"]],
  ["video", ["https://films.test", "https://maps.test"], ["https://films.test"]],
  ["chat", ["https://wa.me"], ["https://wa.me"]],
] as const)("of the hosts for a %s those count that content calls for it", (use, hosts, called) => {
  const hostsOf = ({ badge, branches, videos }: typeof content | typeof without) =>
    calledHosts({ use, hosts: [...hosts] }, calledAddresses(badge, branches, videos));
  expect(hostsOf(content)).toEqual(called);
  expect(hostsOf(without)).toEqual(use === "chat" ? called : []);
});
