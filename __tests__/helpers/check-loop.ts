import { checkContent } from "../../src/node/check/check-content";

/** Checks one project after another, in a process of its own: Jest cannot load the MDX packages, which are ES modules. */
process.on("message", async (root: string) => {
  const crashed = (error: unknown) => ({ crash: error instanceof Error ? error.stack : String(error) });
  process.send?.(await checkContent(root).catch(crashed));
});
