import { z } from "zod";
import * as field from "./fields";

/** A company whose pages refuse to stand in a frame, but for addresses made for it. */
interface Framed {
  readonly hosts: RegExp;
  /** Whether an address is made for a frame. */
  readonly isFrame: (url: URL) => boolean;
  /** What to write in place of another address. */
  readonly expected: (url: URL) => string;
}

const MAP_MENU = "the one that the map's menu gives under Share, Embed a map";

const YOUTUBE_ID = /^\/(?:shorts\/|live\/|v\/)?([\w-]{6,})$/;

const FRAMED: readonly Framed[] = [
  {
    hosts: /^(?:(?:www|maps)\.google\.[a-z.]+|google\.[a-z.]+|goo\.gl|maps\.app\.goo\.gl)$/,
    isFrame: ({ pathname, searchParams }) =>
      /^\/maps\/(?:d\/(?:u\/\d\/)?)?embed(?:\/|$)/.test(pathname) || searchParams.get("output") === "embed",
    expected: () => `${MAP_MENU}: https://www.google.com/maps/embed?…`,
  },
  {
    hosts: /^(?:www\.)?openstreetmap\.org$/,
    isFrame: ({ pathname }) => pathname === "/export/embed.html",
    expected: () => `${MAP_MENU}: https://www.openstreetmap.org/export/embed.html?…`,
  },
  {
    hosts: /^(?:(?:www|m|music)\.)?youtube\.com$|^youtu\.be$|^(?:www\.)?youtube-nocookie\.com$/,
    isFrame: ({ pathname }) => pathname.startsWith("/embed/"),
    expected: ({ pathname, searchParams }) => {
      const [, inPath] = YOUTUBE_ID.exec(pathname) ?? [];
      const list = searchParams.get("list");
      const id = searchParams.get("v") ?? (pathname === "/playlist" ? undefined : inPath);
      const film = id ?? (list ? `videoseries?list=${list}` : "…");
      return `https://www.youtube-nocookie.com/embed/${film}`;
    },
  },
  {
    hosts: /^(?:www\.)?vimeo\.com$/,
    isFrame: () => false,
    expected: ({ pathname }) => `https://player.vimeo.com/video/${/\d{5,}/.exec(pathname)?.[0] ?? "…"}`,
  },
  {
    hosts: /^drive\.google\.com$/,
    isFrame: ({ pathname }) => pathname.endsWith("/preview"),
    expected: ({ pathname }) =>
      `https://drive.google.com/file/d/${/\/d\/([\w-]+)/.exec(pathname)?.[1] ?? "…"}/preview`,
  },
];

function framedAt(address: string) {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const found = FRAMED.find(({ hosts }) => hosts.test(url.hostname));
  return found && { isFrame: found.isFrame(url), expected: found.expected(url) };
}

/** An address that shows in a frame; of many companies those from a browser's bar show a grey box. */
export const frameUrl = (what: string, description: string) =>
  field.httpsUrl(description).check(({ value, issues }) => {
    const found = framedAt(value);
    if (!found || found.isFrame) return;
    const message = `shows no ${what} in a page, expected ${found.expected}`;
    issues.push({ code: "custom", input: value, message });
  });

/** An address that opens as a page; one made for a frame shows an error there. */
export const pageUrl = (description: string) =>
  field
    .httpsUrl(description)
    .refine(
      (value) => framedAt(value)?.isFrame !== true,
      "is for a frame, expected the address from the browser's bar",
    );

/** The site's own origin, to which code appends paths. */
export const siteOrigin = (description: string) =>
  z
    .string()
    .regex(
      /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
      "is not the site's address, expected https:// and the host alone, e.g. https://bec.example",
    )
    .describe(description);
