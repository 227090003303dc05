import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const files = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

test("the export holds no source map and nothing that tells how it was made", () => {
  expect(files.filter((file) => /\.map(?:\.br|\.gz)?$|stats\.json|\.env|\.tsx?$/.test(file))).toEqual([]);
});

test("no text in the export holds an address of the machine that built it, or a secret", () => {
  const suspects = files
    .filter((file) => /\.(?:html|js|json|css|xml|txt|webmanifest|svg)$|_headers$|_redirects$/.test(file))
    .filter((file) => {
      const text = readFileSync(file, "utf8");
      return (
        text.includes(process.cwd()) ||
        /localhost:\d|127\.0\.0\.1|0\.0\.0\.0:|\/home\/\w|\/root\/|smtps?:\/\/|BEGIN [A-Z ]*PRIVATE KEY/.test(
          text,
        )
      );
    });
  expect(suspects).toEqual([]);
});
