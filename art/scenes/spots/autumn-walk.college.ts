import { openings } from "../../kit/built/openings";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

/** A window with its white frame and bars; the upper row is arched. */
function sash(sheet: Sheet, x: number, y: number, w: number, h: number, arched: boolean): void {
  const frame = arched ? openings.arch(x - 4, y - 4, w + 8, h + 8) : geo.rect(x - 4, y - 4, w + 8, h + 8);
  const pane = arched ? openings.arch(x, y, w, h) : geo.rect(x, y, w, h);
  sheet.shape(frame, "white", 0.4);
  sheet.shape(pane, "ink", 0.3);
  sheet.clip(pane, () =>
    sheet.shape(geo.line([x, y + h, x, y + h * 0.5, x + w * 0.7, y, x + w, y]), "sea", 0.3),
  );
  sheet.bar(geo.line([x + w / 2, y, x + w / 2, y + h]), 2.6, "white");
  sheet.bar(geo.line([x, y + h * 0.5, x + w, y + h * 0.5]), 2.6, "white");
  sheet.shape(geo.rect(x - 7, y + h + 3, w + 14, 6), "cream", 0.3);
}

/** The white lantern on the roof with its copper dome. */
function cupola(sheet: Sheet): void {
  sheet.shape(geo.rect(-40, -52, 80, 56), "white", 0.5);
  sheet.shape(geo.rect(14, -52, 26, 56), "haze", 0.5);
  sheet.shape(geo.rect(-48, -60, 96, 12), "white", 0.5);
  sheet.shape(geo.rect(-28, -130, 56, 74), "white", 0.5);
  sheet.shape(geo.rect(10, -130, 18, 74), "haze", 0.5);
  for (const x of [-21, 5]) sheet.shape(openings.arch(x, -118, 15, 50), "ink", 0.3);
  sheet.dot(0, -24, 15, "cream");
  sheet.bar(geo.line([0, -24, 0, -35]), 3, "ink");
  sheet.bar(geo.line([0, -24, -8, -20]), 3, "ink");
  sheet.shape(geo.rect(-36, -138, 72, 11), "white", 0.4);
  sheet.shape(geo.arc(0, -136, 31, 40, 180, 360, 18), "sea", 0.5);
  sheet.shape([...geo.arc(0, -136, 31, 40, 270, 360, 10), [6, -136]], "deep", 0.5);
  for (const k of [-0.6, -0.2])
    sheet.stroke(
      geo.smooth([
        [0, -174],
        [k * 26, -160],
        [k * 31, -138],
      ]),
      3,
      "haze",
    );
  sheet.bar(geo.line([0, -174, 0, -214]), 4, "ink");
  sheet.dot(0, -188, 5, "honey");
  sheet.shape(geo.line([0, -214, 26, -207, 0, -200]), "honey", 0.3);
}

/** A brick college with wings, a portico of white columns and a lantern; the middle of its foot at (0, 0), 620 wide. */
export function college(sheet: Sheet): void {
  for (const x of [-250, -150, 150, 250]) {
    sheet.shape(geo.rect(x - 17, -266, 34, 64), "brick", 0.6);
    sheet.shape(geo.rect(x + 4, -266, 13, 64), "ink", 0.6);
    sheet.shape(geo.rect(x - 21, -270, 42, 9), "cream", 0.4);
  }
  sheet.shape(geo.line([-318, -178, -280, -236, 280, -236, 318, -178]), "deep", 0.8);
  for (let i = 0; i < 22; i++) {
    const x = -276 + i * 26.3;
    sheet.stroke(geo.line([x, -232, x * 1.12, -182]), 3, "ink", { taper: "start" });
  }
  sheet.shape(geo.rect(-310, -180, 620, 184), "brick", 0.7);
  sheet.shape(geo.rect(-322, -188, 644, 14), "white", 0.5);
  sheet.shape(geo.rect(-310, -16, 620, 20), "cream", 0.5);
  for (let y = -160; y < -20; y += 12)
    for (let i = 0; i < 9; i++) {
      const x = -300 + ((i * 71 - y * 7) % 590);
      sheet.stroke(geo.line([x, y, x + 26, y]), 2.6, i % 3 ? "red" : "ink");
    }
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const x = side * (118 + i * 52) - 13;
      sash(sheet, x, -158, 26, 50, true);
      sash(sheet, x, -84, 26, 50, false);
    }
  sheet.shape(geo.rect(-86, -204, 172, 208), "brick", 0.6);
  for (const x of [-56, 0, 56]) sash(sheet, x - 13, -158, 26, 46, false);
  sheet.shape(openings.arch(-22, -92, 44, 94), "white", 0.4);
  sheet.shape(openings.arch(-15, -84, 30, 86), "sea", 0.3);
  sheet.bar(geo.line([0, -84, 0, 0]), 3, "deep");
  sheet.shape(geo.line([-100, -198, 0, -256, 100, -198]), "white", 0.5);
  sheet.shape(geo.line([-70, -205, 0, -245, 70, -205]), "haze", 0.5);
  sheet.dot(0, -220, 12, "white");
  sheet.shape(geo.rect(-102, -200, 204, 16), "white", 0.5);
  for (const x of [-88, -40, 40, 88]) {
    sheet.shape(geo.line([x - 9, 0, x - 7, -184, x + 7, -184, x + 9, 0]), "white", 0.4);
    sheet.shape(geo.line([x + 2, 0, x + 2, -184, x + 7, -184, x + 9, 0]), "haze", 0.4);
    sheet.shape(geo.rect(x - 12, -188, 24, 8), "white", 0.3);
  }
  for (const [w, y] of geo.line([112, 0, 124, 9, 136, 18]))
    sheet.shape(geo.rect(-w, y, 2 * w, 11), y === 9 ? "haze" : "white", 0.4);
  sheet.place({ y: -238 }, () => cupola(sheet));
}
