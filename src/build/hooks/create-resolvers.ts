import type { GatsbyNode } from "gatsby";
import { contentTypes } from "../content-types/registry";
import { bodyResolvers } from "../graphql/body-resolvers";
import { factResolvers } from "../graphql/fact-resolvers";
import { nearResolver } from "../graphql/near";
import { numberResolvers } from "../graphql/number-resolvers";
import { imageData } from "../pictures/image-data-resolver";

/** Adds what is computed from content: figures as text, texts as HTML. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  const pageTypes = contentTypes
    .filter(({ format }) => format === "mdx")
    .map(({ name }) => [name, { ...bodyResolvers, near: nearResolver(name) }]);
  add({
    ...Object.fromEntries(pageTypes),
    ImageSharp: { gatsbyImageData: { resolve: imageData } },
    Fact: factResolvers,
    CountryNumber: numberResolvers,
  });
};
