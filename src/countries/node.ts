import type { Country } from "./definition";

interface Context {
  readonly nodeModel: {
    readonly findOne: (query: {
      type: "File";
      query: { filter: { relativePath: { eq: string } } };
    }) => Promise<unknown>;
  };
}

/** The picture of a country's stamp; the guide's own picture if there is no motif. */
export const stampResolver = {
  type: "File!",
  resolve: ({ image, stamp }: Country, _options: unknown, { nodeModel }: Context): Promise<unknown> =>
    nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: stamp ?? image } } } }),
};
