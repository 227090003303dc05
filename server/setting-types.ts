import { isIP } from "node:net";
import { z } from "zod";
import { signingKey } from "./delivery/sign";
import { isThisMachine } from "./networks";

const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;
const HOUR = 3_600_000;

const isAddress = (text: string) => ADDRESS.test(text);

function isUrl(text: string, ...protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** True for the address of a server that was read as it is meant: an unescaped sign in a password cuts it short. */
function isServerUrl(text: string, ...protocols: readonly string[]): boolean {
  if (!isUrl(text, ...protocols)) return false;
  const { username, password, pathname, search, hash } = new URL(text);
  try {
    return (
      decodeURIComponent(username + password) !== undefined && !`${pathname}${search}${hash}`.includes("@")
    );
  } catch {
    return false;
  }
}

const SIGNS = "in the password write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25";

function isNetwork(text: string): boolean {
  const [address = "", bits = "0", ...rest] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= most;
}

function split(text: string): string[] {
  const parts = text.split(",").map((part) => part.trim());
  return parts.filter((part) => part !== "");
}

function list(isPart: (text: string) => boolean, what: string, least = 0) {
  const error = `${what}, separated by commas`;
  return z
    .string()
    .transform(split)
    .refine((all) => all.length >= least && all.every(isPart), { error });
}

const text = (isRight: (text: string) => boolean, error: string) => z.string().refine(isRight, { error });

/** A number written in units of `scale`. */
function number(pattern: RegExp, least: number, most: number, scale: number, error: string) {
  const isRight = (written: string) =>
    pattern.test(written) && Number(written) >= least && Number(written) <= most;
  return text(isRight, error).transform((written) => Number(written) * scale);
}

/** A duration, parsed to milliseconds. */
function duration(unit: "minutes" | "hours" | "days", milliseconds: number, most: number) {
  const error = `a number of ${unit} above 0, at most ${most}`;
  return number(/^\d+(?:\.\d+)?$/, Number.MIN_VALUE, most, milliseconds, error);
}

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** One zod type per kind of setting; each error completes the sentence "<NAME> must be …". */
export const settingTypes = {
  integer: (least: number, most: number) =>
    number(/^\d+$/, least, most, 1, `a whole number from ${least} to ${most}`),
  days: duration("days", 24 * HOUR, 3650),
  hours: duration("hours", HOUR, 8760),
  minutes: duration("minutes", HOUR / 60, 10_080),
  megabytes: number(/^\d+$/, 0, 9_999_999, 1_048_576, "a whole number of megabytes"),
  text: text((written) => !written.includes("\0"), "a text without null bytes"),
  address: text(isAddress, "one e-mail address"),
  addresses: list(isAddress, "one or more e-mail addresses", 1),
  origins: list(
    (one) => isUrl(one, "http:", "https:") && new URL(one).origin === one,
    "origins such as https://www.example.com, without a path",
  ),
  alertTo: text(
    (written) => isAddress(written) || isUrl(written, "http:", "https:"),
    "one e-mail address, or the https address of a webhook",
  ),
  webhookUrl: text(
    (url) => isUrl(url, "https:") || (isUrl(url, "http:") && isThisMachine(new URL(url).hostname)),
    "an https address such as https://crm.example.com/enquiries; http only on this machine",
  ),
  webhookSecret: text(
    (secret) => signingKey(secret) !== undefined,
    'whsec_ and 24 to 64 bytes in base64, as `echo "whsec_$(openssl rand -base64 32)"` prints it',
  ),
  networks: list(isNetwork, "addresses or networks such as 10.0.0.0/8"),
  smtpUrl: text(
    (url) => isServerUrl(url, "smtp:", "smtps:") && new URL(url).hostname !== "",
    `an address such as smtps://user:password@mail.example.com:465; ${SIGNS}`,
  ),
  storeUrl: text(
    (url) => isServerUrl(url, "postgres:", "postgresql:"),
    `an address such as postgres://user:password@db.example.com/bec; ${SIGNS}`,
  ),
  trust: z.union(
    [z.stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" }), list(isNetwork, "proxies")],
    { error: "true, false, or the addresses of the proxies separated by commas" },
  ),
  level: z.enum(LEVELS, { error: `one of ${LEVELS.join(", ")}` }),
};
