import { existsSync, readFileSync } from "node:fs";
import { exportedFile, exportedRoutes } from "../visits/exported-routes";
import { digestOf, HOW_TO_VISIT, QUESTIONS, readReports } from "../visits/report";

const routes = exportedRoutes();
const reports = readReports();

function reportOf(route: string) {
  const report = reports.get(route);
  if (!report) throw new Error(`${route} was not visited; ${HOW_TO_VISIT}`);
  return report;
}

test("every page of the export was visited, and as it is now", () => {
  const stale = routes.filter((route) => {
    const file = exportedFile(route);
    const html = file && existsSync(file) ? readFileSync(file, "utf8") : "";
    return reports.get(route)?.digest !== digestOf(html);
  });
  expect({ notVisitedSinceTheBuild: stale, remedy: HOW_TO_VISIT }).toEqual({
    notVisitedSinceTheBuild: [],
    remedy: HOW_TO_VISIT,
  });
  expect([...reports.keys()].filter((route) => !routes.includes(route))).toEqual([]);
});

describe.each(routes)("%s", (route) => {
  test.each(QUESTIONS)("%s", (question) => {
    expect(reportOf(route).faults[question]).toEqual([]);
  });
});
