import type { GatsbyNode } from "gatsby";
import { contentTypes } from "../content-types/registry";
import { typeDefinitions } from "../graphql/type-definitions";

/** Declares every content type, so that a field's type never depends on what the files happen to hold. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "fileName",
    extend: () => ({
      async resolve(
        source: { parent: string },
        _args: unknown,
        context: { nodeModel: { getNodeById: (query: { id: string }) => { name?: string } | null } },
      ) {
        return context.nodeModel.getNodeById({ id: source.parent })?.name;
      },
    }),
  });
  actions.createTypes(typeDefinitions(contentTypes));
};
