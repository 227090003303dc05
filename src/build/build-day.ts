/**
 * The day for which the site is built and checked, as an ISO date: `BUILD_DAY`, or today (UTC).
 * @throws Error if `BUILD_DAY` is not a date
 */
export function buildDay(): string {
  const given = process.env.BUILD_DAY;
  if (!given) return new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || Number.isNaN(Date.parse(given))) {
    throw new Error(`BUILD_DAY is "${given}"; it must be a date such as 2026-11-25`);
  }
  return given;
}
