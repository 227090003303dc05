import { warnOfLocalApi } from "../../../src/node/launch/api-address";

test.each([
  ["http://localhost:3000", "production", true],
  ["http://127.0.0.1:3000/api", "production", true],
  ["http://[::1]:3000", "production", true],
  ["http://0.0.0.0", "production", true],
  ["http://api.localhost", "production", true],
  ["http://localhost:3000", "development", false],
  ["https://api.bec.example", "production", false],
  ["https://localhost.bec.example", "production", false],
  ["", "production", false],
  [undefined, "production", false],
])("base %s in %s: warns %s", (base, mode, isWarned) => {
  const warn = jest.fn();
  expect(warnOfLocalApi({ warn }, { NODE_ENV: mode, GATSBY_API_BASE: base })).toBe(isWarned);
  expect(warn).toHaveBeenCalledTimes(isWarned ? 1 : 0);
  if (isWarned) expect(warn.mock.calls[0]?.[0]).toContain(base);
});
