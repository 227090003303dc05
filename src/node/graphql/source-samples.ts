import type { GatsbyNode } from "gatsby";
import { type Content, readContent } from "../content/read-content";
import { sampleRecords } from "../launch/launch-groups";

const TYPE = "SampleState";

export const sampleStateType = `type ${TYPE} implements Node @dontInfer { hasSamples: Boolean! }`;

export const sampleStateOf = (content: Content) => ({ hasSamples: sampleRecords(content).length > 0 });

/** Makes a node of whether content has samples: pages that show it are built again when that changes. */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, createNodeId, createContentDigest }) => {
  const state = sampleStateOf(readContent("content"));
  return actions.createNode({
    ...state,
    id: createNodeId(TYPE),
    internal: { type: TYPE, contentDigest: createContentDigest(state) },
  });
};
