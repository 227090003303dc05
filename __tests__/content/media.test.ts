import sharp from "sharp";
import { checkedFixture, lineOf } from "../helpers/checked-fixture";
import { box, plainFilm } from "../helpers/plain-picture";

const { copy, problems } = checkedFixture();

const photograph = (width = 600, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#2a6f6b" } });
const turned = (orientation: number) => photograph().jpeg().withMetadata({ orientation }).toBuffer();
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${inside}</svg>`);
const brand = (name: string) => box("ftyp", `${name}\0\0\0\0mif1heic`);

/** Longer than the part that a check of the file's end would read. */
const film = Buffer.concat([plainFilm, Buffer.alloc(9000, 1)]);

const PICTURES: readonly (readonly [what: string, file: () => Promise<Buffer> | Buffer, says: string])[] = [
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
  [
    "half a PNG",
    async () => (await photograph().png().toBuffer()).subarray(0, 600),
    "is cut off before its end",
  ],
  ["half a file", async () => (await photograph().jpeg().toBuffer()).subarray(0, 300), "is cut off"],
  ["no picture", () => Buffer.from("not a picture"), "is not a picture that can be read"],
];

test.each(PICTURES)("%s is told in one line what to do with it", async (_, file, says) => {
  copy().write("images/team/1.png", await file());
  expect(await problems()).toEqual([expect.stringMatching(lineOf("team.json", `[0].img: picture …${says}`))]);
});

test.each([
  ["a progressive JPEG", () => photograph().jpeg({ progressive: true }).toBuffer()],
  ["a grey one", () => photograph().greyscale().png().toBuffer()],
  ["AVIF", () => photograph().avif().toBuffer()],
  [
    "a phone's photo with a film behind it",
    async () => Buffer.concat([await photograph().jpeg().toBuffer(), film]),
  ],
  ["a PNG with bytes behind its end", async () => Buffer.concat([await photograph().png().toBuffer(), film])],
])("%s is fine", async (_, file) => {
  copy().write("images/team/1.png", await file());
  expect(await problems()).toEqual([]);
});

test.each(["my portrait.png", "portrait#1.png", "50%.png", "émile.png"])("%s is refused", async (name) => {
  copy().write(`images/team/${name}`, await photograph().png().toBuffer());
  copy().edit("team.json", (text) => text.replace("team/1.png", `team/${name}`));
  expect(await problems()).toContainEqual(
    expect.stringMatching(lineOf("team.json", "[0].img: …rename the file")),
  );
});

test.each([
  ["its description at its end", ["ftyp", "mdat", "moov"], "avc1", "-movflags +faststart"],
  ["HEVC inside", ["ftyp", "moov", "mdat"], "hvc1", "H.264"],
  ["no film inside", ["ftyp", "moov"], "avc1", "is not a whole MP4"],
])("a video with %s is told what to do", async (_, boxes, codec, says) => {
  copy().write("videos/fair.mp4", Buffer.concat(boxes.map((type) => box(type, codec))));
  expect(await problems()).toEqual([expect.stringMatching(lineOf("videos.json", `[0].src: …${says}`))]);
});

test("a video that is cut off is told so", async () => {
  copy().write("videos/fair.mp4", plainFilm.subarray(0, plainFilm.length - 3));
  expect(await problems()).toEqual([expect.stringMatching(lineOf("videos.json", "[0].src: is not a whole"))]);
});
