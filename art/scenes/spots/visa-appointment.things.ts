import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

/** The fingerprint scanner on the counter: a low box whose glass shines. */
export function scanner(sheet: Sheet): void {
  sheet.shape(geo.line([586, 708, 574, 680, 612, 600, 758, 600, 780, 680, 770, 708]), "ink", 0.6);
  sheet.shape(geo.line([590, 676, 622, 607, 748, 607, 764, 676]), "sea", 0.4);
  sheet.shape(geo.line([604, 669, 630, 613, 740, 613, 752, 669]), "mist", 0.4);
  sheet.stroke(geo.line([590, 688, 764, 688]), 4, "sea", { taper: "none" });
  sheet.dot(678, 698, 4.5, "leaf");
  sheet.bar(geo.smooth(geo.line([770, 692, 796, 694, 812, 676, 800, 628])), 5, "ink");
}

/** The camera on its thin arm, which looks at the applicant. */
export function camera(sheet: Sheet): void {
  sheet.shape(geo.arc(782, 620, 38, 11), "ink", 0.5);
  sheet.bar(geo.smooth(geo.line([782, 616, 784, 440, 764, 330, 712, 268]), false, 10), 8, "ink");
  sheet.dot(769, 344, 9, "ink");
  sheet.place({ x: 690, y: 252, turn: 12 }, () => {
    sheet.shape(geo.smooth(geo.line([-22, -32, 34, -28, 42, 0, 34, 28, -22, 32]), true, 5), "ink", 0.5);
    sheet.shape(geo.arc(-24, 0, 13, 31), "haze", 0.4);
    sheet.shape(geo.arc(-27, 0, 8, 21), "ink", 0.4);
    sheet.shape(geo.arc(-29, -6, 3, 6), "white", 0);
    sheet.stroke(geo.line([-6, -22, 24, -19]), 4, "sea");
  });
}

/** Screen and keyboard from behind, papers and the passport. */
export function desk(sheet: Sheet): void {
  sheet.place({ x: 1142, y: 690, scale: 1.2 }, () => {
    sheet.shape(geo.line([-34, 0, -24, -30, 24, -30, 34, 0]), "ink", 0.6);
    sheet.shape(geo.line([-104, -30, -98, -166, 98, -166, 104, -30]), "ink", 0.7);
    sheet.shape(geo.line([-90, -42, -86, -154, 40, -154, 10, -42]), "sea", 0.6);
    sheet.dot(0, -100, 12, "haze");
  });
  sheet.place({ x: 988, y: 683, turn: -84, scale: 0.42 }, () =>
    things.paper(sheet, { page: "cream", line: "haze" }, 6),
  );
  sheet.place({ x: 880, y: 690, scale: 0.95 }, () => {
    sheet.shape(geo.line([-40, 0, -28, -40, 22, -40, 16, 0]), "red", 0.5);
    sheet.shape(geo.arc(-8, -21, 9, 8), "honey", 0.3);
  });
}
