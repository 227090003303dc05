import { readFileSync } from "node:fs";
import { settings } from "../../server/settings";

test("server/README.md lists every setting with its default, and no other", () => {
  const rows = readFileSync("server/README.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows).toEqual(
    settings.map(({ name, fallback, otherwise, about }) => [
      "",
      `\`${name}\``,
      otherwise ?? `\`${fallback}\``,
      about,
      "",
    ]),
  );
});
