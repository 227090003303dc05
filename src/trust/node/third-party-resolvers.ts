import { z } from "zod";
import { thirdParty } from "../definition";
import { calledAddresses, calledHosts } from "./called-hosts";

const RECORD = z.object(thirdParty.schema.pick({ use: true, hosts: true }).shape);
const COMPANY = z.object({
  badge: z.object({ accountId: z.string().nullish(), script: z.string(), link: z.string() }),
});
const BRANCHES = z.array(z.object({ mapEmbedLink: z.string() }));
const VIDEOS = z.array(z.object({ embed: z.string().nullish() }));

interface Context {
  readonly nodeModel: {
    readonly findOne: (query: { type: "Company"; query: object }) => Promise<unknown>;
    readonly findAll: (query: {
      type: "Branch" | "VideoItem";
    }) => Promise<{ readonly entries: Iterable<unknown> }>;
  };
}

/** What is computed of a third party: the policy and the privacy page both come from here. */
export const thirdPartyResolvers = {
  /** Its hosts that the pages call, as content stands; none when nothing uses it. */
  calledHosts: {
    type: "[String!]!",
    resolve: async (source: unknown, _args: unknown, { nodeModel }: Context) => {
      const all = async (type: "Branch" | "VideoItem") => [...(await nodeModel.findAll({ type })).entries];
      const { badge } = COMPANY.parse(await nodeModel.findOne({ type: "Company", query: {} }));
      const addresses = calledAddresses(
        badge,
        BRANCHES.parse(await all("Branch")),
        VIDEOS.parse(await all("VideoItem")),
      );
      return calledHosts(RECORD.parse(source), addresses);
    },
  },
};
