import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

/** The post with its round tram sign and timetable. */
export function sign(sheet: Sheet): void {
  sheet.bar(geo.line([306, 912, 306, 250]), 15, "night");
  sheet.dot(306, 236, 82, "night");
  sheet.dot(306, 236, 75, "leaf");
  sheet.dot(306, 236, 64, "white");
  sheet.shape(
    geo.smooth(
      geo.line([270, 262, 272, 206, 290, 194, 322, 194, 340, 206, 342, 262, 330, 272, 282, 272]),
      true,
      4,
    ),
    "leaf",
    0.5,
  );
  sheet.shape(geo.rect(281, 208, 50, 26), "white", 0.4);
  for (const x of [286, 326]) sheet.dot(x, 254, 6, "white");
  sheet.bar(geo.line([292, 190, 306, 178, 320, 190]), 4, "leaf");
  sheet.shape(geo.rect(262, 330, 88, 130), "white", 0.7);
  sheet.shape(geo.rect(270, 338, 72, 30), "red", 0.5);
  for (let i = 0; i < 5; i++)
    sheet.stroke(geo.line([274, 386 + i * 15, 336 - (i % 2) * 16, 386 + i * 15]), 5, "ink");
}
