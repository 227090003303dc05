import { videoItem } from "../gallery/definition";
import { clip, type Problem, type ValuePath } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { type Recorded, recordsOf } from "../node/content/walk";
import { company } from "../node/content-types/company";
import { originsOf } from "../node/export/origins";
import { branch } from "../people/definition";
import { type ThirdParty, thirdParty } from "./definition";

interface Called {
  readonly use: ThirdParty["use"];
  readonly address: string;
  readonly problem: (message: string) => Problem;
}

function called({ problem }: Recorded<object>, use: Called["use"], path: ValuePath, address = ""): Called[] {
  return URL.canParse(address) ? [{ use, address, problem: (message) => problem(path, message) }] : [];
}

/** Checks that the privacy page names exactly the hosts that pages call. The chat's is in code, not in content. */
export function checkThirdParties(content: Content): Problem[] {
  const companies = recordsOf(content, company);
  const branches = recordsOf(content, branch);
  const calls = [
    ...companies.flatMap((one) => [
      ...called(one, "badge", ["badge", "script"], one.data.badge.script),
      ...called(one, "badge", ["badge", "link"], one.data.badge.link),
    ]),
    ...branches.flatMap((one) => called(one, "map", ["mapEmbedLink"], one.data.mapEmbedLink)),
    ...recordsOf(content, videoItem).flatMap((one) => called(one, "video", ["embed"], one.data.embed)),
  ];
  const named = recordsOf(content, thirdParty).flatMap((one) =>
    one.data.hosts.flatMap((host, index) => called(one, one.data.use, ["hosts", index], host)),
  );
  // The hosts in an unparsable file are unknown.
  const isWhole = content.problems.length === 0 && companies.length > 0 && branches.length > 0;
  const isSame = (one: Called, other: Called) =>
    one.use === other.use && originsOf([one.address])[0] === originsOf([other.address])[0];
  return [
    ...calls
      .filter((one) => !named.some((other) => isSame(other, one)))
      .map(({ use, address, problem }) =>
        problem(
          `"${clip(new URL(address).origin)}" is not among the hosts of third-parties.json, expected a record there with "use": "${use}" that names it`,
        ),
      ),
    ...named.flatMap((one) => {
      const { use, address: host, problem } = one;
      if (new URL(host).origin !== host)
        return [problem(`"${clip(host)}" has more than a host, expected "${new URL(host).origin}"`)];
      const isUsed = !isWhole || use === "chat" || calls.some((call) => isSame(one, call));
      return isUsed ? [] : [problem(`"${clip(host)}" is called by nothing, expected it taken out`)];
    }),
  ];
}
