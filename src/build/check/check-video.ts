import { open } from "node:fs/promises";

/** Bytes of a description of a film at most; the longest of a minute has some 100 kB. */
const MOST = 20_000_000;

/** The boxes at the top of an MP4 file, in order (ISO 14496-12, section 4.2). */
async function boxesOf(path: string) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const boxes: { readonly type: string; readonly at: number; readonly length: number }[] = [];
    for (let at = 0; at + 8 <= size; ) {
      const { buffer: head } = await file.read(Buffer.alloc(16), 0, 16, at);
      const short = head.readUInt32BE(0);
      const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
      if (length < 8) break;
      boxes.push({ type: head.toString("latin1", 4, 8), at, length });
      at += length;
    }
    const film = boxes.find(({ type }) => type === "moov");
    const length = Math.min(film?.length ?? 0, MOST);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, film?.at ?? 0);
    const isWhole = boxes.reduce((sum, box) => sum + box.length, 0) === size;
    return { types: boxes.map(({ type }) => type), film: buffer.toString("latin1"), isWhole };
  } finally {
    await file.close();
  }
}

/** Why a video would not play, or only late, in words that say what to do; undefined if it is sound. */
export async function videoFault(path: string): Promise<string | undefined> {
  const { types, film, isWhole } = await boxesOf(path);
  if (types[0] !== "ftyp" || !types.includes("moov") || !types.includes("mdat") || !isWhole)
    return "is not a whole MP4 file, expected MP4 with H.264: export it again";
  if (/hvc1|hev1/.test(film))
    return "is HEVC (H.265), which many browsers cannot play, expected H.264: ffmpeg -i old.mp4 -c:v libx264 -movflags +faststart new.mp4";
  if (types.indexOf("moov") > types.indexOf("mdat"))
    return "has its description at its end, so it plays only when all of it is there, expected it first: ffmpeg -i old.mp4 -c copy -movflags +faststart new.mp4";
  return undefined;
}
