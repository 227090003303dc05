import sharp from "sharp";
import { checkedFixture, lineOf } from "../helpers/checked-fixture";
import { box, plainFilm } from "../helpers/plain-picture";

const { copy, problems } = checkedFixture();

const photograph = (width = 600, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#2a6f6b" } });
const png = () => photograph().png().toBuffer();
const turned = (orientation: number) => photograph().jpeg().withMetadata({ orientation }).toBuffer();
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${inside}</svg>`);
const brand = (name: string) => box("ftyp", `${name}\0\0\0\0mif1heic`);

/** Longer than the part that a check of the file's end would read. */
const film = Buffer.concat([plainFilm, Buffer.alloc(9000, 1)]);

/** A file and its name, and what the check says of it; nothing where it is sound. */
type Made = readonly [what: string, file: () => Promise<Buffer> | Buffer, says?: string, name?: string];

const PICTURES: readonly Made[] = [
  ["an iPhone's picture", () => Buffer.concat([brand("heic"), box("meta", "x")]), "HEIC…export it as JPEG"],
  ["an iPhone's burst", () => Buffer.concat([brand("hevc"), box("meta", "x")]), "HEIC…export it as JPEG"],
  ["a printer's picture", () => photograph().toColourspace("cmyk").jpeg().toBuffer(), "CMYK…save it as RGB"],
  ["a portrait that lies on its side", () => turned(6), "EXIF orientation 6…turn it"],
  ["one that lies on the other side", () => turned(8), "EXIF orientation 8…turn it"],
  ["one that stands on its head", () => turned(3), "EXIF orientation 3…turn it"],
  ["a drawing with a script", () => svg("<script>alert(1)</script>"), "holds a script…save it as plain SVG"],
  ["a drawing with a handler", () => svg('<g onclick="x()"/>'), "holds a script…save it as plain SVG"],
  ["a drawing that calls others", () => svg('<image href="https://a.example/b.png"/>'), "calls another site"],
  ["60 megapixels", () => photograph(10_000, 6_000).png().toBuffer(), "60 megapixels…half its width"],
  ["half a PNG", async () => (await png()).subarray(0, 600), "is cut off before its end"],
  ["half a file", async () => (await photograph().jpeg().toBuffer()).subarray(0, 300), "is cut off"],
  ["no picture", () => Buffer.from("not a picture"), "is not a picture that can be read"],
  ["a name with a blank", png, "rename the file", "my portrait.png"],
  ["a name with a hash", png, "rename the file", "portrait#1.png"],
  ["a name with a percent sign", png, "rename the file", "50%.png"],
  ["a name with an accent", png, "rename the file", "émile.png"],
  ["a progressive JPEG", () => photograph().jpeg({ progressive: true }).toBuffer()],
  ["a grey one", () => photograph().greyscale().png().toBuffer()],
  ["AVIF", () => photograph().avif().toBuffer()],
  ["a photo with a film behind it", async () => Buffer.concat([await photograph().jpeg().toBuffer(), film])],
  ["a PNG with bytes behind its end", async () => Buffer.concat([await png(), film])],
];

const boxes = (codec: string, ...types: string[]) => Buffer.concat(types.map((type) => box(type, codec)));
const VIDEOS: readonly Made[] = [
  ["its description at its end", () => boxes("avc1", "ftyp", "mdat", "moov"), "-movflags +faststart"],
  ["HEVC inside", () => boxes("hvc1", "ftyp", "moov", "mdat"), "H.264"],
  ["no film inside", () => boxes("avc1", "ftyp", "moov"), "is not a whole MP4"],
  ["its end cut off", () => plainFilm.subarray(0, plainFilm.length - 3), "is not a whole MP4"],
  ["all that it needs", () => plainFilm],
];

test.each([
  ["pictures", "team.json", "images/team/", "img", PICTURES],
  ["videos", "videos.json", "videos/", "src", VIDEOS],
])(
  "each of many %s is told in one line what to do with it, if anything",
  async (_, list, folder, field, files) => {
    const [first, ...others]: object[] = JSON.parse(copy().read(list));
    const records: object[] = [];
    for (const [
      at,
      [, make, , name = `made-${at}.${list === "team.json" ? "png" : "mp4"}`],
    ] of files.entries()) {
      copy().write(folder + name, await make());
      records.push({
        ...first,
        ...(list === "team.json" ? {} : { title: `Film ${at}` }),
        [field]: (list === "team.json" ? "team/" : "") + name,
      });
    }
    copy().write(list, JSON.stringify([...records, first, ...others]));
    const printed = await problems();
    const told = files.map(([what, , says], at) => {
      const lines = printed.filter((line) => line.includes(` [${at}].${field}: `));
      return [what, lines.length, !says || lineOf(list, `[${at}].${field}: …${says}`).test(lines[0] ?? "")];
    });
    expect(told).toEqual(files.map(([what, , says]) => [what, says ? 1 : 0, true]));
    expect(printed).toHaveLength(files.filter(([, , says]) => says).length);
  },
);
