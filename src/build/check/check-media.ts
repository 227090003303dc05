import path from "node:path";
import type { ContentFile, Problem } from "../content/content-file";
import type { Content } from "../content/read-content";
import { type Reference, referencesOf, valuesIn } from "../content/walk";
import { videoFault } from "./check-video";
import { type Measured, measurePicture } from "./measure-picture";

/** Fields that stand beside a picture as its caption. */
const CAPTIONS = ["title", "name", "heading", "description", "designation"] as const;

/** A text without what makes no difference to a listener. */
function spoken(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:an? |the )?(?:picture|photo|photograph|image|portrait|logo) of (?:an? |the )?/, "");
}

/** Who listens to a page hears the caption already: a picture's alt text must say something else. */
export function checkAlt(content: ContentFile): Problem[] {
  return valuesIn(content).flatMap(({ key, value: alt, object, problem }) => {
    if (key !== "alt" || typeof alt !== "string" || spoken(alt) === "") return [];
    const caption = CAPTIONS.find((field) => {
      const text = object[field];
      return typeof text === "string" && spoken(text) === spoken(alt);
    });
    return caption ? [problem(`repeats the ${caption}, expected what the picture shows`)] : [];
  });
}

/** Signs that every address and every tool takes as they are. */
const PLAIN_NAME = /^[A-Za-z0-9._/-]+$/;

function complaint({ value, minimum }: Reference, measured: Measured): string | undefined {
  const name = `picture "${value}"`;
  if (!measured.ok) return `${name} ${measured.reason}`;
  if (!minimum) return undefined;
  if (!measured.isRaster) return `${name} cannot be scaled, expected a PNG, JPEG, WebP or AVIF file`;
  const { width, height } = measured;
  if (width >= minimum.width && height >= minimum.height) return undefined;
  return `${name} is ${width} x ${height} pixels, too small for this place, expected at least ${minimum.width} x ${minimum.height}`;
}

/** Finds pictures and videos that browsers cannot show, and pictures too small for their place. */
export async function checkMedia(root: string, { files, images, videos }: Content): Promise<Problem[]> {
  const known = { image: images, video: videos };
  const uses = files.flatMap(referencesOf).flatMap(({ reference, problem }) => {
    const { kind, value } = reference;
    return (kind === "image" || kind === "video") && known[kind].has(value)
      ? [{ kind, value, reference, problem }]
      : [];
  });
  const once = <Found>(kind: keyof typeof known, look: (file: string) => Promise<Found>) =>
    Promise.all(
      [...new Set(uses.filter((use) => use.kind === kind).map(({ value }) => value))].map(
        async (name) => [name, await look(path.join(root, `${kind}s`, name))] as const,
      ),
    );
  const pictures = new Map(await once("image", measurePicture));
  const faults = new Map(await once("video", videoFault));
  return uses.flatMap(({ kind, value, reference, problem }) => {
    if (!PLAIN_NAME.test(value))
      return [
        problem(
          `the name "${value}" has a blank or a sign that addresses change, expected letters a-z, digits, hyphens and dots: rename the file`,
        ),
      ];
    const measured = pictures.get(value);
    const fault = kind === "video" ? faults.get(value) : measured && complaint(reference, measured);
    return fault ? [problem(fault)] : [];
  });
}
