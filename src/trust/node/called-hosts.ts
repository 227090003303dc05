import type { VideoItem } from "../../gallery/definition";
import type { Company } from "../../node/content-types/company";
import { originsOf } from "../../node/export/origins";
import { countedField } from "../../node/graphql/counted-field";
import type { Branch } from "../../people/definition";
import type { ThirdParty } from "../definition";

/** Host of the chat links (`src/ui/links/chat-address.ts`). */
const CHAT = "https://wa.me";

type CalledAddresses = Readonly<Record<ThirdParty["use"], readonly string[]>>;

/** Addresses of other companies in content. The badge's count only with an account. */
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

/** The hosts of a third party that pages really call; the policy and the privacy page name only these. */
export function calledHosts(
  { use, hosts }: Pick<ThirdParty, "use" | "hosts">,
  addresses: CalledAddresses,
): string[] {
  const called = originsOf(addresses[use]);
  return originsOf(hosts).filter((host) => called.includes(host));
}

interface Context {
  readonly nodeModel: {
    readonly findOne: (query: { type: "Company"; query: object }) => Promise<Company>;
    readonly findAll: ((query: { type: "Branch" }) => Promise<{ readonly entries: Iterable<Branch> }>) &
      ((query: { type: "VideoItem" }) => Promise<{ readonly entries: Iterable<VideoItem> }>);
  };
}

export const thirdPartyResolvers = {
  calledHosts: countedField("[String!]!", async (party: ThirdParty, { nodeModel }: Context) => {
    const { badge } = await nodeModel.findOne({ type: "Company", query: {} });
    const branches = await nodeModel.findAll({ type: "Branch" });
    const videos = await nodeModel.findAll({ type: "VideoItem" });
    return calledHosts(party, calledAddresses(badge, [...branches.entries], [...videos.entries]));
  }),
};
