import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Data that the privacy page lists as stored in the browser, by storage key. */
const NAMED = {
  "How you came to us": ["source"],
  "An unsent form": ["draft:", "key:"],
  "Your plan, bills and sheets": ["home-currency", "plan", "tool-"],
  // The id of the last loaded release is no data about a visitor.
  "not named": ["release"],
};

const code = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => ({ file, text: readFileSync(path.join("src", file), "utf8") }));

test("the browser keeps what the privacy page names, and nothing else", () => {
  const keys = code.flatMap(({ text }) =>
    [...text.matchAll(/(?:\bstored\(|const LOADED_FOR = )[`"]([a-z:-]+)/g)].map(([, key]) => key),
  );
  expect([...new Set(keys)].sort()).toEqual(Object.values(NAMED).flat().sort());
});

test("nothing else is kept: storage is used by one file, and by three that are too early or too small for it", () => {
  const users = code.filter(({ text }) =>
    /(?:local|session)Storage[.[]|indexedDB|document\.cookie/.test(text),
  );
  expect(users.map(({ file }) => file).sort()).toEqual([
    "frame/page-boundary.tsx",
    "gatsby/defer/asked.ts",
    "star/mark-profile.ts",
  ]);
});
