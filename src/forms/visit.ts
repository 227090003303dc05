import { stored } from "../lib/storage";
import { SOURCE_LIMITS } from "./endpoints";

/** The value of the header, as it grows from page to page. */
const kept = stored("source", "sessionStorage");
const FORMS = /^\/(?:contact|online-consultation-form)$/;
const GUIDE = /^\/countries\/./;
const LONGEST_WORD = 100;

/** Left out first where the header would be too long. */
const LEAST_NEEDED = ["guide", "utmCampaign", "utmMedium", "utmSource", "entry"];

/** Global Privacy Control, or Do Not Track: then nothing is kept or sent. */
function isUnwanted(): boolean {
  return (
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) ||
    navigator.doNotTrack === "1"
  );
}

/** The host of the site before this one; undefined within this site, or where the browser does not tell. */
function siteBefore(): string | undefined {
  const host = /^https?:\/\/([^/:]+)/.exec(document.referrer)?.[1] ?? "";
  return host === "" || host === window.location.hostname ? undefined : host;
}

function firstVisit(path: string, query: string): URLSearchParams {
  const given = new URLSearchParams(query);
  const fields = {
    entry: path,
    site: siteBefore(),
    utmSource: given.get("utm_source"),
    utmMedium: given.get("utm_medium"),
    utmCampaign: given.get("utm_campaign"),
  };
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value.slice(0, LONGEST_WORD)]] : [])),
  );
}

function addPage(visit: URLSearchParams, path: string): void {
  if (!FORMS.test(path)) {
    visit.set("page", path);
    visit.set("language", document.documentElement.lang);
  }
  if (!GUIDE.test(path)) return;
  const guides = [...new Set([...visit.getAll("guide"), path])].slice(-SOURCE_LIMITS.guides);
  visit.delete("guide");
  for (const guide of guides) visit.append("guide", guide);
}

/** Notes a page that is shown, for the header `X-Source` of a later message. */
export function noteVisit({ pathname, search }: Pick<Location, "pathname" | "search">): void {
  // Another service gets no header of ours.
  if (process.env.GATSBY_API_BASE || isUnwanted()) return;
  const path = pathname.replace(/(.)\/$/, "$1");
  const before = kept.read();
  const visit = before === undefined ? firstVisit(path, search) : new URLSearchParams(before);
  addPage(visit, path);
  for (const name of LEAST_NEEDED) if (visit.toString().length > SOURCE_LIMITS.bytes) visit.delete(name);
  // Where storage is off, nothing is kept.
  if (!kept.write(visit.toString())) kept.write(undefined);
}

/** The header's value; undefined where there is none, or the visitor does not want it. */
export const sourceOfVisit = () => (isUnwanted() ? undefined : kept.read());
