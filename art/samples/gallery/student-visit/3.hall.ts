import { furniture } from "../../../kit/built/furniture";
import { geo } from "../../../kit/core/geo";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";

/** The hall behind: shelves left and right, and the tall window with trees. */
export function hall(sheet: Sheet): void {
  skies.flat(sheet, "sea");
  const wood = { base: "timber", shade: "bark", lit: "straw" } as const;
  const spines = ["red", "straw", "sea", "cream", "deep"] as const;
  furniture.shelves(sheet, { x: -30, y: 60, w: 330, h: 410 }, 4, wood, spines, "cream", 3);
  furniture.shelves(sheet, { x: 902, y: 60, w: 330, h: 410 }, 4, wood, spines, "cream", 8);
  const arch = [
    ...geo.line([420, 474]),
    ...geo.arc(780, 340, 360, 360, 180, 240, 14),
    ...geo.arc(420, 340, 360, 360, 300, 360, 14),
    ...geo.line([780, 474]),
  ];
  sheet.clip(arch, () => {
    sheet.shape(geo.rect(400, 0, 400, 490), "cream", 0);
    sheet.shape(geo.arc(672, 176, 44, 44), "straw", 1);
    for (const [top, colour] of [
      [330, "haze"],
      [398, "lagoon"],
    ] as const)
      sheet.shape(
        [
          ...geo.smooth(geo.line([400, top + 30, 480, top, 570, top + 34, 690, top - 8, 800, top + 22])),
          ...geo.line([800, 500, 400, 500]),
        ],
        colour,
        1.5,
      );
    for (const x of [510, 600, 690]) sheet.bar(geo.line([x, 0, x, 480]), 10, "white");
    for (const y of [150, 246, 342, 430]) sheet.bar(geo.line([400, y, 800, y]), 9, "white");
  });
  sheet.bar(arch, 24, "white");
}
