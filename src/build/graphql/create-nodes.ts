import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { institutionList } from "../../institutions/definition";
import { formatProblem } from "../content/content-file";
import { parseJsonFile } from "../content/parse-json-file";
import { parseMdxFile } from "../content/parse-mdx-file";
import { contentTypeOf } from "../content-types/registry";

const FILE = z.object({ relativePath: z.string(), absolutePath: z.string() });

type Api = Parameters<NonNullable<GatsbyNode["onCreateNode"]>>[0];

/** Makes a node of what a file holds. Gatsby keeps `id` for itself: a record's own is `jsonId`. */
async function createRecord(api: Api, type: string, key: string, { id, ...fields }: Record<string, unknown>) {
  const record = id === undefined ? fields : { ...fields, jsonId: id };
  const child = {
    ...record,
    id: api.createNodeId(`${api.node.id} ${type} ${key}`),
    parent: api.node.id,
    children: [],
    internal: { type, contentDigest: api.createContentDigest(record) },
  };
  await api.actions.createNode(child);
  const made = api.getNode(child.id);
  if (made) api.actions.createParentChildLink({ parent: api.node, child: made });
}

/**
 * The records of a file below `content` become nodes, parsed here and nowhere else, with the defaults of their
 * definition; of MDX the front matter with the text. An institution is recorded in its list's file but is a node of
 * its own, too, so that several lists can show it.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  if (api.node.internal.type !== "File") return;
  const { relativePath, absolutePath } = FILE.parse(api.node);
  const type = contentTypeOf(relativePath);
  if (!type) return;
  const slug = path.posix.parse(relativePath).name;
  const parse = type.format === "mdx" ? parseMdxFile : parseJsonFile;
  const file = parse(type, `content/${relativePath}`, slug, await readFile(absolutePath, "utf8"));
  if (!file.ok) throw new Error(formatProblem(file.problem));
  const { records, body } = file.content;
  const page = "folder" in type.files && {
    slug,
    body: body?.trimStart(),
    ...(type.pathOf && { path: type.pathOf(slug) }),
  };
  for (const [place, record] of records.entries()) {
    await createRecord(api, type.name, String(place), { ...type.schema.parse(record), ...page });
    if (type !== institutionList) continue;
    for (const institution of institutionList.schema.parse(record).records)
      await createRecord(api, "Institution", institution.id, institution);
  }
};
