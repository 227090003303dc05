import { furniture } from "../../kit/built/furniture";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import paths from "./part-time-job.shop.paths.json";

/** The street outside at eight: low sun over the roofs, a bare tree, long light on the road. */
function outside(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  skies.sun(sheet, 672, 230, 62, { disc: "white", rings: ["honey"] });
  for (const [x, top, w] of [
    [20, 220, 150],
    [168, 260, 130],
    [296, 200, 150],
    [444, 270, 140],
    [760, 250, 130],
    [888, 210, 150],
    [1036, 250, 150],
  ] as const) {
    sheet.shape(geo.rect(x, top, w, 240), "haze", 0.8);
    sheet.shape(
      geo.line([x - 6, top + 2, x + 24, top - 40, x + w - 24, top - 40, x + w + 6, top + 2]),
      "sea",
      0.8,
    );
    sheet.shape(geo.rect(x + w * 0.7, top - 66, 18, 40), "sea", 0.6);
    for (const [dx, dy] of geo.line([0.16, 34, 0.6, 34, 0.16, 106, 0.6, 106]))
      sheet.shape(geo.rect(x + w * dx, top + dy, w * 0.2, 42), dy > 50 && dx < 0.3 ? "honey" : "white", 0.6);
  }
  sheet.shape(geo.rect(-20, 420, 1240, 240), "honey", 1);
  for (const [x, y, long] of geo.fours([
    470, 446, 250, 0, 430, 486, 330, 0, 800, 470, 160, 0, 40, 500, 180, 0,
  ]))
    sheet.stroke(geo.line([x, y, x + long, y]), 12, "cream");
  sheet.stroke(geo.smooth(geo.line([250, 600, 246, 440, 256, 300, 246, 130])), 30, "timber", {
    taper: "end",
  });
  for (const [x, y] of geo.line([180, 190, 320, 180, 206, 130, 300, 120, 160, 260, 340, 250]))
    sheet.stroke(geo.smooth(geo.line([250, 330, (250 + x) / 2, (310 + y) / 2, x, y])), 8, "timber", {
      taper: "end",
    });
}

/** The shop's front from inside: three panes, the scalloped awning above the pavement. */
export function front(sheet: Sheet): void {
  outside(sheet);
  for (let i = 0; i < 15; i++) {
    const x = i * 80;
    sheet.shape(
      [...geo.line([x, 40, x + 80, 40, x + 80, 112]), ...geo.arc(x + 40, 112, 40, 24, 0, 180, 12)],
      i % 2 ? "white" : "red",
      0.8,
    );
  }
  sheet.shape(geo.rect(-20, -20, 1240, 76), "ink", 0.8);
  for (const x of [-10, 396, 780, 1186]) sheet.shape(geo.rect(x, 40, 24, 590), "ink", 0.7);
  sheet.shape(geo.rect(-20, 560, 1240, 80), "ink", 0.8);
  sheet.stroke(geo.line([10, 566, 1190, 566]), 6, "timber");
  for (const x of [160, 1000])
    furniture.pendant(sheet, x, 178, 96, 40, { base: "honey", shade: "timber", lit: "white", cord: "ink" });
}

/** The counter from the side of those who work: its top, the shelf below with cups and bags. */
export function counter(sheet: Sheet): void {
  sheet.shape(geo.line([-20, 610, 1220, 610, 1220, 706, -20, 706]), "timber", 0.7);
  furniture.grain(sheet, geo.rect(-20, 612, 1240, 92), "honey", 22);
  sheet.shape(geo.rect(-20, 704, 1240, 24), "honey", 0.8);
  sheet.shape(geo.rect(-20, 726, 1240, 190), "ink", 0.8);
  sheet.shape(geo.rect(-20, 860, 1240, 14), "timber", 0.7);
  for (let i = 0; i < 5; i++) {
    const x = 700 + i * 46;
    sheet.shape(geo.line([x, 782, x + 38, 782, x + 32, 862, x + 6, 862]), i % 2 ? "white" : "haze", 0.6);
    for (const y of [790, 800]) sheet.stroke(geo.line([x + 2, y, x + 36, y]), 3, "sea");
  }
  for (let i = 0; i < 4; i++) {
    const x = 950 + i * 60;
    sheet.shape(geo.line([x, 770, x + 50, 774, x + 52, 862, x - 2, 862]), "honey", 0.7);
    sheet.stroke(geo.line([x + 12, 778, x + 14, 856]), 4, "timber");
  }
  for (let i = 0; i < 4; i++) {
    sheet.shape(geo.arc(130, 850 - i * 12, 74, 11), i % 2 ? "haze" : "white", 0.6);
  }
}

/** The glass case on the counter with loaves, croissants and buns on two shelves. */
export function glassCase(sheet: Sheet): void {
  sheet.shape(geo.rect(960, 666, 250, 36), "ink", 0.6);
  sheet.shape(geo.rect(968, 556, 240, 106), "cream", 0.5);
  for (const y of [548, 660]) sheet.shape(geo.rect(966, y, 240, 10), "white", 0.5);
  for (const [x, y, w] of geo.fours([1020, 548, 50, 0, 1130, 548, 54, 0])) {
    sheet.place({ x, y, scale: w / 50 }, () => {
      sheet.shape(geo.smooth(geo.line(paths.loaf), true, 5), "brick", 0.8);
      sheet.shape(geo.smooth(geo.line(paths.loafTop), true, 5), "timber", 0.8);
      for (const dx of [-24, 0, 24])
        sheet.stroke(geo.smooth(geo.line([dx - 8, -20, dx, -32, dx + 12, -38])), 8, "cream");
    });
  }
  for (let i = 0; i < 3; i++)
    sheet.place({ x: 1004 + i * 78, y: 660 }, () => {
      sheet.shape(geo.smooth(geo.line(paths.croissant), true, 5), "honey", 0.8);
      for (const dx of [-16, -4, 8, 20])
        sheet.stroke(geo.smooth(geo.line([dx - 4, -6, dx - 2, -18, dx + 4, -28])), 6, "timber");
    });
  sheet.bar(geo.line([964, 700, 964, 470, 990, 448, 1210, 448]), 6, "white");
  for (const x of [990, 1030]) sheet.stroke(geo.line([x, 640, x + 60, 470]), 8, "white");
}

/** The coffee machine: its drum, two spouts, the steam pipe, cups that warm above. */
export function machine(sheet: Sheet): void {
  for (let i = 0; i < 4; i++) {
    sheet.shape(
      geo.line([16 + i * 52, 402, 60 + i * 52, 402, 54 + i * 52, 446, 22 + i * 52, 446]),
      i % 2 ? "red" : "white",
      0.6,
    );
    sheet.bar(geo.arc(62 + i * 52, 422, 8, 10, -90, 90, 8), 5, i % 2 ? "red" : "white");
  }
  sheet.shape(
    geo.smooth(geo.line([-20, 446, 226, 446, 246, 470, 246, 560, 226, 580, -20, 580]), false, 3),
    "haze",
    0.7,
  );
  sheet.shape(geo.line([-20, 540, 246, 540, 240, 576, 220, 584, -20, 584]), "sea", 0.6);
  sheet.stroke(geo.line([-20, 462, 220, 462]), 9, "white");
  sheet.shape(geo.arc(40, 506, 26, 26), "ink", 0.5);
  sheet.shape(geo.arc(40, 506, 19, 19), "white", 0.4);
  sheet.bar(geo.line([40, 506, 52, 494]), 4, "red");
  for (const x of [110, 180]) {
    sheet.shape(geo.rect(x - 22, 574, 44, 22), "ink", 0.5);
    sheet.bar(geo.line([x, 592, x + 50, 600]), 10, "ink");
    sheet.bar(geo.line([x - 8, 596, x - 8, 612]), 7, "ink");
  }
  sheet.bar(geo.smooth(geo.line([236, 560, 262, 590, 256, 640])), 7, "white");
  sheet.shape(geo.rect(-20, 660, 290, 26), "ink", 0.6);
  for (let x = 0; x < 260; x += 22) sheet.stroke(geo.line([x, 666, x + 14, 666]), 5, "haze");
}
