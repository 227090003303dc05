import { isIP } from "node:net";
import { z } from "zod";

const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;
const TRUST_WORDS = /^(?:true|false)$/;
const NETWORK =
  /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:.]*:[\da-f:.]*)(?:\/\d{1,3})?$|^(?:loopback|linklocal|uniquelocal)$/i;
const MINUTE = 60_000;
const HOUR = 3_600_000;

/** True for an address of one of the protocols, such as "https:". */
function isUrl(text: string, ...protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  return isUrl(text, "http:", "https:") && new URL(text).origin === text;
}

function isNetwork(text: string): boolean {
  const [address = "", bits = "0", ...rest] = text.split("/");
  const version = isIP(address);
  return (
    version !== 0 && rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
  );
}

function isSmtpUrl(text: string): boolean {
  return isUrl(text, "smtp:", "smtps:") && new URL(text).hostname !== "";
}

function split(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Any number of parts that are separated by commas. */
function list(isPart: (text: string) => boolean, error: string) {
  return z
    .string()
    .transform(split)
    .refine((all) => all.every(isPart), { error: `${error}, separated by commas` });
}

const isAddress = (text: string) => ADDRESS.test(text);

function readTrust(text: string): boolean | string[] {
  return TRUST_WORDS.test(text) ? text === "true" : split(text);
}

/** A duration that is written in `unit` and read in milliseconds. */
function duration(unit: "minutes" | "hours" | "days", milliseconds: number, most: number) {
  return z
    .string()
    .refine((text) => /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= most, {
      error: `a number of ${unit} above 0, at most ${most}`,
    })
    .transform((text) => Number(text) * milliseconds);
}

/** One zod type per kind of setting; each error completes the sentence "<NAME> must be …". */
export const settingTypes = {
  integer: (least: number, most: number) =>
    z
      .string()
      .refine((text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most, {
        error: `a whole number from ${least} to ${most}`,
      })
      .transform(Number),
  days: duration("days", 24 * HOUR, 3650),
  hours: duration("hours", HOUR, 8760),
  minutes: duration("minutes", MINUTE, 10_080),
  megabytes: z
    .string()
    .refine((text) => /^\d{1,7}$/.test(text), { error: "a whole number of megabytes" })
    .transform((text) => Number(text) * 1_048_576),
  text: z.string().refine((text) => !text.includes("\0"), { error: "a text without null bytes" }),
  address: z.string().regex(ADDRESS, { error: "one e-mail address" }),
  addresses: list(isAddress, "one or more e-mail addresses").refine((all) => all.length > 0, {
    error: "one or more e-mail addresses, separated by commas",
  }),
  origins: list(isOrigin, "origins such as https://www.example.com, without a path"),
  alertTo: z.string().refine((text) => isAddress(text) || isUrl(text, "http:", "https:"), {
    error: "one e-mail address, or the https address of a webhook",
  }),
  networks: list(isNetwork, "addresses or networks such as 10.0.0.0/8"),
  smtpUrl: z.string().refine(isSmtpUrl, {
    error: "an address such as smtps://user:password@mail.example.com:465",
  }),
  storeUrl: z.string().refine((text) => isUrl(text, "postgres:", "postgresql:"), {
    error: "an address such as postgres://user:password@db.example.com/bec",
  }),
  trust: z
    .string()
    .refine((text) => TRUST_WORDS.test(text) || split(text).every((one) => NETWORK.test(one)), {
      error: "true, false, or the addresses of the proxies separated by commas",
    })
    .transform(readTrust),
  level: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
    error: "one of trace, debug, info, warn, error, fatal, silent",
  }),
};
