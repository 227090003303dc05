import type { BrowserContext, Request, Route } from "playwright-core";
import { company } from "./site-content";

/** The badge's script. */
export const BADGE = company.badge.script;

/** What another host does when it is asked. */
export type Answer = (route: Route) => Promise<void> | void;

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="210"><rect width="180" height="210" fill="teal"/></svg>`;

/** A badge's script that does what such scripts do: it asks its host for the state, and shows a picture with a link. */
const SCRIPT = `fetch("https://www.icef.com/badge.json").then((answer) => answer.json()).then(({ name }) => {
  const link = document.createElement("a");
  link.href = "https://www.icef.com/agency";
  link.innerHTML = '<img src="https://www-cdn.icef.com/badge.svg" alt="' + name + '" style="height: 210px">';
  document.getElementById("iasBadge").append(link);
});`;

/** The badge's and the map's hosts, well and quick; no other host answers. */
export const hostsAreWell: Answer = (route) => {
  const { hostname, pathname } = new URL(route.request().url());
  const headers = { "access-control-allow-origin": "*" };
  if (hostname === "www.google.com") return route.fulfill({ contentType: "text/html", body: "<p>A map</p>" });
  if (!hostname.endsWith(".icef.com")) return route.abort("blockedbyclient");
  if (pathname.endsWith(".js")) return route.fulfill({ contentType: "text/javascript", body: SCRIPT });
  if (pathname.endsWith(".svg")) return route.fulfill({ contentType: "image/svg+xml", body: PICTURE });
  return route.fulfill({ json: { name: "Agency badge" }, headers });
};

/** Lets every host but the site's own do as told, and keeps what it was asked. */
export async function answerOthers(
  context: BrowserContext,
  site: string,
  answer: Answer,
): Promise<Request[]> {
  const asked: Request[] = [];
  await context.route(
    ({ href }) => /^https?:/.test(href) && !href.startsWith(site),
    (route) => {
      asked.push(route.request());
      return answer(route);
    },
  );
  return asked;
}
