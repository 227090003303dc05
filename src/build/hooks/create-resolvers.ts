import type { GatsbyNode } from "gatsby";
import { contentTypes } from "../content-types/registry";
import { factAnchor, factText, isFactDue, today } from "../facts/fact-text";
import { storedFact } from "../facts/find-facts";
import { bodyResolvers } from "../graphql/body-resolvers";
import { nearResolver } from "../graphql/near";
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
