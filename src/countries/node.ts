import { z } from "zod";

const STAMPED = z.object({ image: z.string(), stamp: z.string().nullish() });

interface Context {
  readonly nodeModel: {
    readonly findOne: (query: {
      type: "File";
      query: { filter: { relativePath: { eq: string } } };
    }) => Promise<unknown>;
  };
}

/** The picture of a country's stamp; of one without a motif of its own the guide's. */
export const stampResolver = {
  type: "File!",
  resolve: (source: unknown, _options: unknown, { nodeModel }: Context): Promise<unknown> => {
    const { image, stamp } = STAMPED.parse(source);
    return nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: stamp ?? image } } } });
  },
};
