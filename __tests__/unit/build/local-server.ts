import { createServer, type RequestListener } from "node:http";

/** Runs a server on this machine for the tests of a file. @returns its address, once it listens */
export function localServer(answer: RequestListener): () => string {
  const server = createServer(answer);
  beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  };
}
