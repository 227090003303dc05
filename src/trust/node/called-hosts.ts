import { z } from "zod";
import type { Company } from "../../build/content-types/company";
import { originsOf } from "../../build/export/origins";
import type { ThirdParty } from "../definition";
import { thirdParty } from "../definition";

/** Where links of the chat lead (`src/ui/links/chat-address.ts`). */
const CHAT = "https://wa.me";

type CalledAddresses = Readonly<Record<ThirdParty["use"], readonly string[]>>;

/** The addresses of other companies that content names. The badge's are called only with an account. */
export function calledAddresses(
  badge: Pick<Company["badge"], "script" | "link"> & { readonly accountId?: string | null },
  branches: readonly { readonly mapEmbedLink: string }[],
  videos: readonly { readonly embed?: string | null }[],
): CalledAddresses {
  return {
    badge: badge.accountId ? [badge.script, badge.link] : [],
    map: branches.map(({ mapEmbedLink }) => mapEmbedLink),
    video: videos.flatMap(({ embed }) => embed ?? []),
    chat: [CHAT],
  };
}

/** Those hosts of a third party that the pages really call: the policy and the privacy page name no others. */
export function calledHosts(
  { use, hosts }: Pick<ThirdParty, "use" | "hosts">,
  addresses: CalledAddresses,
): string[] {
  const called = originsOf(addresses[use]);
  return originsOf(hosts).filter((host) => called.includes(host));
}

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
