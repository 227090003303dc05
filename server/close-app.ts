import type { FastifyInstance } from "fastify";

/** How often connections whose request has been answered are closed meanwhile, in milliseconds. */
const SWEEP = 50;

/**
 * Stops listening and lets the requests under way finish.
 *
 * @param patience after so many milliseconds the rest is cut off
 */
export async function closeApp(app: FastifyInstance, patience: number): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP);
  const limit = setTimeout(() => app.server.closeAllConnections(), patience);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
  }
}
