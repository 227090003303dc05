import { z } from "zod";

interface Context {
  readonly nodeModel: { readonly getNodeById: (query: { id: string }) => unknown };
}

interface Info {
  readonly originalResolver: (source: unknown, args: unknown, context: Context, info: Info) => unknown;
}

const IMAGE = z.looseObject({
  parent: z.string(),
  internal: z.looseObject({ contentDigest: z.string() }),
});

const known = new Map<string, unknown>();

/**
 * The sizes and formats of a picture, worked out once for each way in which it is shown and not once for each page:
 * a picture that many pages share would be queued for drawing by every one of them.
 */
export function imageData(source: unknown, args: unknown, context: Context, info: Info): unknown {
  const { parent, internal } = IMAGE.parse(source);
  const key = JSON.stringify([parent, internal.contentDigest, args]);
  // Asked for each time, as every page that shows the picture depends on its file.
  context.nodeModel.getNodeById({ id: parent });
  if (!known.has(key)) known.set(key, info.originalResolver(source, args, context, info));
  return known.get(key);
}
