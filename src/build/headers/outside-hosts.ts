import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { branch } from "../content-types/branch";
import type { Company } from "../content-types/company";
import { videoItem } from "../content-types/video-item";

/** The other hosts that pages may call, as origins. */
export interface OutsideHosts {
  /** Of the accreditation badge's script. */
  readonly scripts: readonly string[];
  /** From which that script may fetch its picture and words. */
  readonly badge: readonly string[];
  /** Of maps and videos in frames. */
  readonly frames: readonly string[];
  /** Of the two form calls; none when they go to the site itself. */
  readonly calls: readonly string[];
}

/** The origins of whole addresses, each once; a path alone is the site's own and names none. */
const originsOf = (addresses: readonly (string | undefined)[]): string[] => {
  const origins = addresses.flatMap((address) =>
    address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)].sort();
};

const readRecords = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join("content", name), "utf8"));

/** Reads from content and configuration which other hosts the pages may call. */
export async function outsideHosts({ badge }: Company): Promise<OutsideHosts> {
  const branches = z.array(branch.schema).parse(await readRecords("branches.json"));
  const videos = z.array(videoItem.schema).parse(await readRecords("videos.json"));
  return {
    scripts: badge.accountId ? originsOf([badge.script]) : [],
    badge: badge.accountId ? originsOf([badge.script, badge.link]) : [],
    frames: originsOf([
      ...branches.map(({ mapEmbedLink }) => mapEmbedLink),
      ...videos.map(({ embed }) => embed),
    ]),
    calls: originsOf([process.env.GATSBY_API_BASE]),
  };
}
