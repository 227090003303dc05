import { ambiguousLinks } from "../helpers/ambiguous-links";
import { axeViolations } from "../helpers/axe";
import { faultsWhenSpaced, layoutFaults } from "../helpers/layout-faults";
import { sharedSite } from "../helpers/shared-site";
import { ROUTES } from "../helpers/site-content";
import { startTour } from "../helpers/tour";

const tour = startTour(sharedSite());

const resize = (width: number) => tour.page.setViewportSize({ width, height: 900 });

describe.each([...ROUTES, "/no-such-page"])("%s", (route) => {
  beforeAll(async () => {
    await tour.visit(route, 390);
  });

  test.each([390, 1280])("has no violation at %i px", async (width) => {
    await resize(width);
    expect(await axeViolations(tour.page)).toEqual([]);
  });

  test("has links that can be told apart by their names", async () => {
    expect(await ambiguousLinks(tour.page)).toEqual([]);
  });

  test("can be read at 1280 px with wider spacing", async () => {
    await resize(1280);
    expect(await faultsWhenSpaced(tour.page)).toEqual([]);
  });

  test("can be read at 320 px, which is 1280 px enlarged fourfold, and there with wider spacing", async () => {
    await resize(320);
    expect(await layoutFaults(tour.page)).toEqual([]);
    expect(await faultsWhenSpaced(tour.page)).toEqual([]);
  });
});
