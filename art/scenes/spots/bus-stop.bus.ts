import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

const out: Line = [
  [0, -330],
  [104, -328],
  [128, -306],
  [134, -60],
  [128, -12],
  [0, -10],
];

/** The driver behind a large wheel at the right, hands on it; at the left a passenger at a pole further back. */
function inside(sheet: Sheet): void {
  sheet.bar(geo.line([-80, -250, -80, -120]), 4, "ink");
  sheet.shape(
    geo.smooth(geo.line([-76, -118, -74, -166, -62, -182, -38, -182, -28, -164, -26, -118])),
    "plum",
    0.5,
  );
  sheet.bar(geo.line([-66, -172, -84, -190, -80, -208]), 8, "plum");
  sheet.shape(geo.arc(-50, -200, 13, 16), "brown", 0.4);
  sheet.shape(
    geo.smooth(geo.line([-65, -196, -64, -216, -50, -222, -36, -216, -35, -196, -50, -208]), true),
    "ink",
    0.5,
  );
  sheet.shape(
    geo.smooth(geo.line([14, -118, 20, -160, 40, -178, 76, -178, 94, -160, 100, -118])),
    "sea",
    0.5,
  );
  sheet.shape(geo.line([50, -180, 58, -164, 66, -180]), "white", 0.3);
  sheet.shape(geo.rect(52, -190, 12, 14), "brown", 0.3);
  sheet.shape(geo.arc(58, -204, 16, 20), "brown", 0.4);
  sheet.shape(geo.smooth(geo.line([38, -208, 42, -228, 58, -234, 74, -228, 78, -208])), "ink", 0.5);
  sheet.stroke(geo.line([38, -210, 78, -210]), 7, "ink", { taper: "none" });
  for (const [x, y] of geo.line([52, -203, 65, -203])) sheet.dot(x, y, 2.2, "ink");
  sheet.stroke(geo.smooth(geo.line([51, -193, 58, -190, 65, -193])), 3, "ink");
  sheet.bar(geo.arc(58, -124, 38, 25, 180, 360, 20), 7, "ink");
  for (const side of [-1, 1]) {
    sheet.bar(geo.line([58 + side * 34, -160, 58 + side * 42, -140, 58 + side * 32, -138]), 11, "sea");
    sheet.dot(58 + side * 31, -138, 7, "brown");
  }
}

/** A city bus that comes to the stop, seen from the front with its lights on; foot at 0, 270 wide, 330 high. */
export function bus(sheet: Sheet): void {
  sheet.shape(
    geo.smooth(geo.line([-160, 0, -120, -18, 120, -18, 156, 0, 126, 20, -130, 20]), true),
    "sea",
    1.4,
  );
  sheet.shape(geo.rect(-112, -30, 224, 34), "ink", 0.8);
  for (const x of [-98, 98]) {
    sheet.shape(geo.rect(x - 25, -40, 50, 52), "ink", 0.8);
    for (const dx of [-12, 0, 12]) sheet.stroke(geo.line([x + dx, -8, x + dx, 8]), 4, "lagoon");
  }
  const front: Line = geo.smooth([...out, ...geo.reverse(out).map(([x, y]): Point => [-x, y])], true, 5);
  sheet.shape(front, "red", 0.8);
  sheet.clip(front, () => {
    sheet.shape(geo.rect(92, -340, 60, 340), "brick", 0.8);
    sheet.shape(geo.rect(-150, -66, 300, 70), "brick", 0.8);
    sheet.shape(geo.rect(-150, -96, 300, 14), "white", 0.6);
  });
  sheet.shape(geo.line([-118, -112, -114, -250, -104, -262, 104, -262, 114, -250, 118, -112]), "ink", 0.6);
  sheet.shape(geo.line([-108, -120, -105, -244, -98, -252, 98, -252, 105, -244, 108, -120]), "honey", 0.6);
  sheet.shape(geo.rect(-5, -256, 10, 140), "ink", 0.4);
  inside(sheet);
  sheet.shape(geo.rect(-92, -312, 184, 40), "ink", 0.6);
  sheet.stroke(geo.line([-74, -292, 40, -292]), 13, "honey", { jitter: 0.5 });
  sheet.dot(66, -292, 10, "honey");
  for (const x of [-100, 100]) {
    sheet.shape(geo.arc(x, -58, 27, 21), "cream", 0.5);
    sheet.shape(geo.arc(x, -58, 18, 14), "white", 0.4);
  }
  for (const side of [-1, 1]) {
    sheet.bar(geo.smooth(geo.line([side * 122, -300, side * 158, -292, side * 160, -250])), 7, "ink");
    sheet.shape(geo.rect(side * 160 - 12, -252, 24, 58), "ink", 0.6);
  }
  sheet.shape(
    geo.smooth(geo.line([-112, -328, -60, -346, 20, -350, 90, -340, 114, -326]), false),
    "white",
    1,
  );
}
