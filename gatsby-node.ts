export { createPages } from "./src/build/hooks/create-pages";
export { createResolvers } from "./src/build/hooks/create-resolvers";
export { createSchemaCustomization } from "./src/build/hooks/create-schema-customization";
export { onCreateNode } from "./src/build/hooks/on-create-node";
export { onCreatePage } from "./src/build/hooks/on-create-page";
export { onCreateWebpackConfig } from "./src/build/hooks/on-create-webpack-config";
export { onPostBuild } from "./src/build/hooks/on-post-build";
export { onPreInit } from "./src/build/hooks/on-pre-init";
