import { z } from "zod";
import { jsonObject } from "../../node/content-types/content-type";

/** Domains that only governments, their agencies and parliaments can have; a top-level `example` is the fixture's. */
const OFFICIAL = [/(^|\.)(gov|govt|gouv)(\.[a-z]{2})?$/, /(^|\.)govmu\.org$/, /(^|\.)gc\.ca$/, /\.example$/];

const UNIVERSITIES = [/(^|\.)edu(\.[a-z]{2})?$/, /(^|\.)ac\.[a-z]{2}$/];

const hosts = (description: string) =>
  z
    .array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "is not a host, expected e.g. canada.ca"))
    .default([])
    .describe(description);

export const citableHosts = jsonObject("CitableHosts", "Hosts that figures may cite", "citable-hosts.json", {
  authorities: hosts("Authorities, and what they run, under a domain that anybody could have"),
  universities: hosts(
    "Universities without a domain of their kind, for their own fees and for rules that they quote, and where one prints its prospectus",
  ),
  bodies: hosts("Bodies of the profession, and law practices"),
  lenders: hosts("Lenders and insurers, on the terms of loans and the tax on them"),
  publishers: hosts("Newspapers, broadcasters and publishers on education"),
});

/** Whether a figure may cite a host: an authority, a university, a professional body or an established publisher. */
export const isCitable = (host: string, named: readonly string[]): boolean =>
  [...OFFICIAL, ...UNIVERSITIES].some((pattern) => pattern.test(host)) ||
  named.some((one) => host === one || host.endsWith(`.${one}`));
