import type { GatsbyNode } from "gatsby";
import { contentTypes } from "../content-types/registry";
import { bodyResolvers } from "../graphql/body-resolvers";
import { factAnchor, factText, isFactDue, today } from "../graphql/fact-text";
import { nearResolver } from "../graphql/near-resolver";
import { storedFact } from "../graphql/stored-fact";
import { imageData } from "../pictures/image-data-resolver";

/** Adds what is computed from content: figures as text, texts as HTML. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  const pageTypes = contentTypes
    .filter(({ format }) => format === "mdx")
    .map(({ name }) => [name, { ...bodyResolvers, near: nearResolver(name) }]);
  add({
    ...Object.fromEntries(pageTypes),
    ImageSharp: { gatsbyImageData: { resolve: imageData } },
    Fact: {
      text: { type: "String!", resolve: (source: unknown) => factText(storedFact(source)) },
      isDue: { type: "Boolean!", resolve: (source: unknown) => isFactDue(storedFact(source), today()) },
      anchor: { type: "String!", resolve: (source: unknown) => factAnchor(storedFact(source).id) },
    },
  });
};
