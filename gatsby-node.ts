export { onCreateNode } from "./src/node/graphql/create-nodes";
export { createPages, onCreatePage } from "./src/node/graphql/create-pages";
export { createResolvers } from "./src/node/graphql/resolvers";
export { createSchemaCustomization } from "./src/node/graphql/schema";
export { sourceNodes } from "./src/node/graphql/source-samples";
export { onCreateDevServer, onPostBootstrap, onPreInit } from "./src/node/hooks/hooks";
export { onPostBuild } from "./src/node/hooks/on-post-build";
export { onCreateWebpackConfig } from "./src/node/internals/bundles";
