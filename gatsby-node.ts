export { onCreateNode } from "./src/build/graphql/create-nodes";
export { createPages, onCreatePage } from "./src/build/graphql/create-pages";
export { createResolvers } from "./src/build/graphql/resolvers";
export { createSchemaCustomization } from "./src/build/graphql/schema";
export { onPostBuild } from "./src/build/hooks/on-post-build";
export { onPreInit } from "./src/build/hooks/on-pre-init";
export { onCreateWebpackConfig } from "./src/build/internals/bundles";
