import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fieldSchemaOf } from "../../../src/build/content-types/field-schema";
import { contentTypes } from "../../../src/build/content-types/registry";
import { generatedFiles } from "../../../src/build/editors/generated-files";
import { country } from "../../../src/countries/definition";

const files = generatedFiles(contentTypes);

test.each([...files])("%s is as the definitions say; if not, run npm run schemas", (file, text) => {
  expect(existsSync(file) ? readFileSync(file, "utf8") : "missing").toBe(text);
});

test("no schema is left over from a kind of content that is gone", () => {
  const known = [...files.keys()].filter((file) => file.startsWith(".vscode/schemas/"));
  const there = readdirSync(".vscode/schemas").map((name) => `.vscode/schemas/${name}`);
  expect(there.sort()).toEqual(known.sort());
});

test("a new page's snippet holds every field that is needed, with its choices", () => {
  const parsed: Record<string, { prefix: string; body: string[] }> = JSON.parse(
    files.get(".vscode/content.code-snippets") ?? "",
  );
  const body = parsed["New country"]?.body ?? [];
  const { required = [] } = fieldSchemaOf(country);
  expect(required).toContain("intro");
  for (const field of required) expect(body.some((line) => line.startsWith(`${field}:`))).toBe(true);
  expect(body.find((line) => line.startsWith("colour:"))).toMatch(/^colour: \$\{\d+\|sea,leaf,red,ink\|\}$/);
  expect(parsed["<Fact>"]?.body[0]).toMatch(/^<Fact id="\$\{1:id\}" \/>$/);
});
