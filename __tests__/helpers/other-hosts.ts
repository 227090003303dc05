import type { BrowserContext, Request, Route } from "playwright-core";
import { company } from "./site-content";

export const BADGE = company.badge.script;

/** How another host handles a request. */
export type Answer = (route: Route) => Promise<void> | void;

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="210"><rect width="180" height="210" fill="teal"/></svg>`;

/** Does what such scripts do: requests the state from its host, and shows a picture with a link. */
const SCRIPT = `fetch("https://www.icef.com/badge.json").then((answer) => answer.json()).then(({ name }) => {
  const link = document.createElement("a");
  link.href = "https://www.icef.com/agency";
  link.innerHTML = '<img src="https://www-cdn.icef.com/badge.svg" alt="' + name + '" style="height: 210px">';
  document.getElementById("iasBadge").append(link);
});`;

/** The badge's and the map's hosts work; all other hosts are blocked. */
export const hostsWork: Answer = (route) => {
  const { hostname, pathname } = new URL(route.request().url());
  const headers = { "access-control-allow-origin": "*" };
  if (hostname === "www.google.com") return route.fulfill({ contentType: "text/html", body: "<p>A map</p>" });
  if (!hostname.endsWith(".icef.com")) return route.abort("blockedbyclient");
  if (pathname.endsWith(".js")) return route.fulfill({ contentType: "text/javascript", body: SCRIPT });
  if (pathname.endsWith(".svg")) return route.fulfill({ contentType: "image/svg+xml", body: PICTURE });
  return route.fulfill({ json: { name: "Agency badge" }, headers });
};

/** Handles all requests to other hosts in one way, and collects them. */
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
