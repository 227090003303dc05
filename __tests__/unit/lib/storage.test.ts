/** @jest-environment jsdom */
import { forgetAll, recordIn, stored } from "../../../src/lib/storage";

afterEach(() => {
  jest.restoreAllMocks();
  forgetAll();
});

const block = (...names: readonly ("getItem" | "setItem" | "removeItem")[]) => {
  for (const name of names)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
};

test("where the browser keeps nothing a text holds until the page is left, and all is forgotten with it", () => {
  block("getItem", "setItem", "removeItem");
  const text = stored("colour");
  expect([text.read(), text.write("sea"), stored("colour").read()]).toEqual([undefined, false, "sea"]);
  forgetAll();
  expect(text.read()).toBe(undefined);
});

test("where storage is full the last text holds, not the one before it", () => {
  const text = stored("colour");
  text.write("sea");
  block("setItem");
  expect([text.write("sand"), text.read()]).toEqual([false, "sand"]);
});

test.each([undefined, "", "{", "null", "3", '"text"', "[1]"])("%j holds no record", (text) => {
  expect(recordIn(text)).toEqual({});
});
