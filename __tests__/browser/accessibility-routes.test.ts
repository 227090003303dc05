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

  test("has no links with the same name and different targets", async () => {
    expect(await ambiguousLinks(tour.page)).toEqual([]);
  });

  test("is readable at 1280 px with wider text spacing", async () => {
    await resize(1280);
    expect(await faultsWhenSpaced(tour.page)).toEqual([]);
  });

  test("is readable at 320 px (1280 px at 400 % zoom), also with wider text spacing", async () => {
    await resize(320);
    expect(await layoutFaults(tour.page)).toEqual([]);
    expect(await faultsWhenSpaced(tour.page)).toEqual([]);
  });
});
