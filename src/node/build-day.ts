/** `BUILD_DAY`, or today (UTC), as an ISO date. @throws Error if `BUILD_DAY` is no date */
export function buildDay(): string {
  const given = process.env.BUILD_DAY;
  if (!given) return new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || Number.isNaN(Date.parse(given))) {
    throw new Error(`BUILD_DAY is "${given}"; it must be a date such as 2026-11-25`);
  }
  return given;
}
