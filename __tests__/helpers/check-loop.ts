import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { checkContent } from "../../src/node/check/check-content";

/** Checks projects in a process of its own: Jest cannot load the MDX packages, which are ES modules. */
const server = createServer(async (request, response) => {
  const { root, day }: { root: string; day: string } = JSON.parse(await text(request));
  process.env.BUILD_DAY = day;
  const crashed = (error: unknown) => ({ crash: error instanceof Error ? error.stack : String(error) });
  // A connection that is kept could close just as it is used again.
  response.setHeader("connection", "close");
  response.end(JSON.stringify(await checkContent(root).catch(crashed)));
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
