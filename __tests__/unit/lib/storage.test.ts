/** @jest-environment jsdom */
import { forgetAll, stored } from "../../../src/lib/storage";

afterEach(() => {
  jest.restoreAllMocks();
  forgetAll();
});

test("where storage is full the last text holds, not the one before it", () => {
  const text = stored("colour");
  text.write("sea");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect([text.write("sand"), text.read()]).toEqual([false, "sand"]);
});
