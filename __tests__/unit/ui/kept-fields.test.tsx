/** @jest-environment jsdom */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { forgetAll } from "../../../src/lib/storage";
import { useKeptFields } from "../../../src/ui/kept-form/kept-fields";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => act(forgetAll));

function Sheet() {
  const { form, changed } = useKeptFields("sheet");
  return (
    <form ref={form} onInput={changed}>
      <input name="rent" />
      <input name="food" />
    </form>
  );
}

function openSheet() {
  const place = document.body.appendChild(document.createElement("div"));
  act(() => createRoot(place).render(<Sheet />));
  const field = (name: string) => {
    const found = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!found) throw new Error(name);
    return found;
  };
  return {
    read: () => ["rent", "food"].map((name) => field(name).value),
    type: (name: string, value: string) =>
      act(() => {
        field(name).value = value;
        field(name).dispatchEvent(new Event("input", { bubbles: true }));
      }),
  };
}

const kept = () => JSON.parse(localStorage.getItem("tool-sheet") ?? "{}");
/** Another tab writes; its event may still be on its way. */
const writtenElsewhere = (fields: object) => localStorage.setItem("tool-sheet", JSON.stringify(fields));

test("what another tab wrote stays when this one writes, also before it has heard of it", () => {
  const tab = openSheet();
  tab.type("food", "100");
  writtenElsewhere({ rent: "500", food: "100" });
  tab.type("food", "120");
  expect([kept(), tab.read()]).toEqual([{ rent: "500", food: "120" }, ["500", "120"]]);
});

test.each([
  ["as it writes", () => new StorageEvent("storage")],
  ["when the browser brings the page back", () => new Event("pageshow")],
])("a tab shows what another one wrote %s, and what it took out", (_, event) => {
  const tab = openSheet();
  tab.type("food", "100");
  writtenElsewhere({ rent: "500" });
  act(() => window.dispatchEvent(event()));
  expect([tab.read(), kept()]).toEqual([["500", ""], { rent: "500" }]);
});
