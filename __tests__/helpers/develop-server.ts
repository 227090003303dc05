import { createServer, type ServerResponse } from "node:http";
import { onCreateDevServer } from "../../src/build/develop/dev-server";
import { onPreInit } from "../../src/build/hooks/on-pre-init";

const say = (text: string) => console.log(text);

/**
 * Runs our hooks of `gatsby develop` in the current folder: waits for valid content, then serves the event stream of
 * the open pages. Of what the hooks' types require they use a reporter and an Express app only.
 */
async function main(): Promise<void> {
  const reporter = { warn: say, success: say };
  let answerTo = (_answer: ServerResponse): unknown => undefined;
  const app = {
    get(_path: string, handler: (request: unknown, answer: ServerResponse) => unknown) {
      answerTo = (answer) => handler(undefined, answer);
    },
  };
  await Reflect.apply(onPreInit ?? say, undefined, [{ reporter }]);
  say("started");
  await Reflect.apply(onCreateDevServer ?? say, undefined, [{ app, reporter }]);
  const server = createServer((_request, answer) => answerTo(answer));
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    say(`listening on ${typeof address === "object" ? address?.port : address}`);
  });
}

void main();
