import {
  type ContentFile,
  clip,
  type Problem,
  problemAt,
  type ValuePath,
} from "../build/content/content-file";
import type { Content } from "../build/content/read-content";
import { fieldOf } from "../build/content/walk";
import { originsOf } from "../build/export/origins";

interface Called {
  readonly use: string;
  readonly address: string;
  readonly problem: (message: string) => Problem;
}

const PLACES: Readonly<Record<string, readonly { readonly use: string; readonly path: ValuePath }[]>> = {
  Company: [
    { use: "badge", path: ["badge", "script"] },
    { use: "badge", path: ["badge", "link"] },
  ],
  Branch: [{ use: "map", path: ["mapEmbedLink"] }],
  VideoItem: [{ use: "video", path: ["embed"] }],
};

function calledIn(content: ContentFile): Called[] {
  const places = PLACES[content.type.name] ?? [];
  return content.records.flatMap((record, position) =>
    places.flatMap(({ use, path }) => {
      const address = path.reduce<unknown>((value, key) => fieldOf(value, key), record);
      if (typeof address !== "string" || !URL.canParse(address)) return [];
      const problem = (message: string) => problemAt(content, position, path, message);
      return [{ use, address, problem }];
    }),
  );
}

interface Named {
  readonly use: unknown;
  readonly host: string;
  readonly problem: (message: string) => Problem;
}

function namedIn(content: ContentFile): Named[] {
  return content.records.flatMap((record, position) => {
    const hosts = fieldOf(record, "hosts");
    if (!Array.isArray(hosts)) return [];
    return hosts.flatMap((host: unknown, index) =>
      typeof host === "string" && URL.canParse(host)
        ? [
            {
              use: fieldOf(record, "use"),
              host,
              problem: (message: string) => problemAt(content, position, ["hosts", index], message),
            },
          ]
        : [],
    );
  });
}

/**
 * No page calls a host that the privacy page does not name, and it names none that no page calls.
 * The chat's host is the code's own.
 */
export function checkThirdParties({ files }: Content): Problem[] {
  const file = files.find(({ type }) => type.name === "ThirdParty");
  if (!file) return [];
  const named = namedIn(file);
  const called = files.flatMap(calledIn);
  // What a file that could not be read would call is not known.
  const isWhole = Object.keys(PLACES).every((name) => files.some(({ type }) => type.name === name));
  const isSame = (one: Named, other: Called) =>
    one.use === other.use && originsOf([other.address]).includes(new URL(one.host).origin);
  return [
    ...called
      .filter((one) => !named.some((other) => isSame(other, one)))
      .map(({ use, address, problem }) =>
        problem(
          `"${clip(new URL(address).origin)}" is not among the hosts of third-parties.json, expected a record there with "use": "${use}" that names it`,
        ),
      ),
    ...named.flatMap(({ use, host, problem }) => {
      if (new URL(host).origin !== host)
        return [problem(`"${clip(host)}" has more than a host, expected "${new URL(host).origin}"`)];
      const isUsed = !isWhole || use === "chat" || called.some((one) => isSame({ use, host, problem }, one));
      return isUsed ? [] : [problem(`"${clip(host)}" is called by nothing, expected it taken out`)];
    }),
  ];
}
