/**
 * Imports a package that is an ES module only. `import()` is written as text, as Parcel, with which Gatsby compiles
 * gatsby-node.ts, turns a written `import()` into `require()`, which such packages refuse.
 */
export const importModule = new Function("name", "return import(name)");
