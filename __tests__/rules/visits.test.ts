import { existsSync, readFileSync } from "node:fs";
import { exportedFile, exportedRoutes, UNKNOWN } from "../visits/exported-routes";
import { digestOf, QUESTIONS, readReports } from "../visits/report";

const HOW = "run tsx __tests__/visits/collect.ts";

const routes = exportedRoutes();
const reports = readReports();

/** The report of a route. */
function reportOf(route: string) {
  const report = reports.get(route);
  if (!report) throw new Error(`${route} was not visited; ${HOW}`);
  return report;
}

test("every page of the export was visited, and as it is now", () => {
  const stale = routes.filter((route) => {
    const file = exportedFile(route);
    const html = file && existsSync(file) ? readFileSync(file, "utf8") : "";
    return reports.get(route)?.digest !== digestOf(html);
  });
  expect({ notVisitedSinceTheBuild: stale, remedy: HOW }).toEqual({ notVisitedSinceTheBuild: [], remedy: HOW });
  expect([...reports.keys()].filter((route) => !routes.includes(route))).toEqual([]);
});

describe.each(routes)("%s", (route) => {
  test.each(QUESTIONS)("%s", (question) => {
    expect(reportOf(route).faults[question]).toEqual([]);
  });

  test("has links that lead somewhere", () => {
    const dead = reportOf(route).links.filter((link) => {
      const { pathname, hash } = new URL(link, "https://site.example");
      const target = pathname === route || route === UNKNOWN ? pathname : decodeURI(pathname);
      const page = reports.get(target);
      // What is no page is a file, or the stub of an old address.
      if (!page) return target === UNKNOWN || exportedFile(target) === undefined;
      return hash !== "" && !page.ids.includes(decodeURIComponent(hash.slice(1)));
    });
    expect(dead).toEqual([]);
  });
});
