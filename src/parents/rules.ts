import { createHash } from "node:crypto";
import { type Country, country } from "../countries/definition";
import { fact } from "../figures/definition";
import { isLanguage } from "../lib/languages";
import { fieldOf } from "../lib/objects";
import { type ContentFile, clip, type Problem, problemAt, problemOfFile } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { recordsOf } from "../node/content/walk";
import { isComponent, type MdxNode, nodesIn, placeOf } from "../node/mdx/parse-mdx";
import { writtenAttributes } from "../node/mdx/written-attributes";
import { branch } from "../people/definition";
import { parentsPage } from "./definition";
import { untranslatable } from "./node/say";

/** The offices named by their capital letters, such as IRCC, which are the same in every script. */
const officesIn = (...texts: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(texts.join(" ").match(/(?<![A-Za-z])[A-Z]{3,}(?![A-Za-z])/g))].sort();

function officesOf({ numbers }: Country): readonly string[] {
  const { statement, note } = numbers.find(({ row }) => row === "funds") ?? {};
  return officesIn(statement, note);
}

/** Checks that a page for parents names the same office as the guide for the money that a visa asks to show. */
function checkAuthorities(content: Content, pages: readonly ContentFile[]): Problem[] {
  const guides = new Map(recordsOf(content, country).map((one) => [one.content.slug, officesOf(one.data)]));
  return pages.flatMap((file) => {
    const names = parentsPage.schema.shape.names.safeParse(fieldOf(file.records[0], "names")).data ?? [];
    return names.flatMap(({ id, note, sets }, position) => {
      const expected = guides.get(id)?.join(", ");
      const found = officesIn(note, sets).join(", ");
      if (expected === undefined || expected === found) return [];
      const message = `${id} names ${found || "no office"} for the money to show, expected ${expected || "none"} as in its guide`;
      return [problemAt(file, 0, ["names", position], message)];
    });
  });
}

const MASTER = "en";

interface Part {
  readonly heading: string;
  readonly text: string;
}

function partsOf({ body = "", records: [record] }: ContentFile): Part[] {
  const texts = ["title", "heading", "description", "intro", "message"].map((key) => fieldOf(record, key));
  // What a text places is compared as a shape; only words need a translation.
  const [lead = "", ...chapters] = body.replace(/^<\w+ \/>$/gm, "").split(/^## /m);
  const head = { heading: "the head", text: [...texts, lead].join("\n") };
  return [head, ...chapters.map((text) => ({ heading: `"${clip(text.split("\n")[0] ?? "")}"`, text }))];
}

const markOf = ({ text }: Part) =>
  createHash("sha256").update(text.replace(/\s+/g, " ").trim()).digest("hex").slice(0, 6);

const idOf = (node: MdxNode) =>
  isComponent(node) ? writtenAttributes(node).find(({ name }) => name === "id")?.value : undefined;

function shapeOf(node: MdxNode): string | undefined {
  if (node.type === "link") return `link ${node.url}`;
  if (!isComponent(node)) return undefined;
  const id = idOf(node);
  return id ? `<${node.name} id="${id}">` : `<${node.name}>`;
}

function shapesOf(tree: MdxNode): string[][] {
  const parts: string[][] = [[]];
  for (const node of nodesIn(tree)) {
    const shape = shapeOf(node);
    if (node.type === "heading" && node.depth === 2) parts.push([]);
    else if (shape) parts.at(-1)?.push(shape);
  }
  return parts;
}

/** Items of the first list that the second lacks; duplicates count. */
function lacking(all: readonly string[], some: readonly string[]): string[] {
  const left = [...some];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const pagesIn = ({ files }: Content) => files.filter(({ type }) => type === parentsPage);
const idsOf = ({ records: [record] }: ContentFile) =>
  parentsPage.schema.shape.names.safeParse(fieldOf(record, "names")).data?.map(({ id }) => id) ?? [];

/** Digits of any script: numbers must come from the register. */
function numberIn(node: MdxNode): string | undefined {
  const [typed] = (node.type === "text" && /\p{Nd}+/u.exec(node.value)) || [];
  return typed && `"${typed}" is typed into the text, expected a figure of the register or no number`;
}

function checkPage(
  file: ContentFile,
  master: ContentFile | undefined,
  sayable: ReadonlyMap<string, string | undefined>,
  branches: ReadonlySet<unknown>,
): Problem[] {
  const wrong = (message: string) => problemOfFile(file.file, message);
  if (!isLanguage(file.slug))
    return [wrong(`"${file.slug}" is no language of src/lib/languages.ts, expected the name of one`)];
  if (!master) return [wrong("has no English master, expected content/parents/en.mdx")];
  const [tree, english] = [file.tree, master.tree];
  if (!tree || !english) return [];
  const problems = nodesIn(tree).flatMap((node) => {
    const id = idOf(node);
    const why = id && sayable.get(id);
    const message = why ? `"${id}" ${why}, expected another figure` : numberIn(node);
    return message ? [{ file: file.file, ...placeOf(node), message }] : [];
  });
  const nearest = fieldOf(file.records[0], "nearest");
  const unknown = `"${nearest}" is no office of content/branches.json, expected the short name of one`;
  if (!branches.has(nearest)) problems.push(problemAt(file, 0, ["nearest"], unknown));
  if (file === master) return problems;
  const [translatedParts, parts] = [shapesOf(tree), shapesOf(english)];
  if (translatedParts.length !== parts.length)
    return problems.concat(
      wrong(`has ${translatedParts.length - 1} parts, expected ${parts.length - 1} as in English`),
    );
  const names = partsOf(file);
  const free = parentsPage.schema.shape.free.safeParse(fieldOf(file.records[0], "free")).data ?? [];
  parts.forEach((shapes, place) => {
    if (free.includes(place)) return;
    const found = translatedParts[place] ?? [];
    const name = `part ${names[place]?.heading}`;
    for (const shape of lacking(shapes, found))
      problems.push(wrong(`${name} lacks ${shape}, expected it as in English`));
    for (const shape of lacking(found, shapes))
      problems.push(wrong(`${name} has ${shape}, expected none as in English`));
  });
  const [ids, englishIds] = [idsOf(file), idsOf(master)];
  const missing = [...lacking(englishIds, ids), ...lacking(ids, englishIds)];
  const differ = `differ from the English ones in ${missing.join(", ")}, expected the same offices and countries`;
  if (missing.length > 0) problems.push(problemAt(file, 0, ["names"], differ));
  return problems;
}

/** Checks that each language has the same parts, figures and links as the English page. */
export function checkParents(content: Content): Problem[] {
  const pages = pagesIn(content);
  const master = pages.find(({ slug }) => slug === MASTER);
  const sayable = new Map(recordsOf(content, fact).map(({ data }) => [data.id, untranslatable(data)]));
  // Offices with a mistake of their own exist, too.
  const offices = content.files.filter(({ type }) => type === branch).flatMap(({ records }) => records);
  const branches = new Set(offices.map((office) => fieldOf(office, "id")));
  return [
    ...pages.flatMap((file) => checkPage(file, master, sayable, branches)),
    ...checkAuthorities(content, pages),
  ];
}

/** Warns of English parts that changed after their translation, with the hash to write once it is updated. */
export function parentsWarnings(content: Content): Problem[] {
  const pages = pagesIn(content);
  const master = pages.find(({ slug }) => slug === MASTER);
  if (!master) return [];
  return pages
    .filter((file) => file !== master)
    .flatMap((file) => {
      const follows = fieldOf(file.records[0], "follows");
      return partsOf(master).flatMap((part, place) => {
        const mark = markOf(part);
        if (Array.isArray(follows) && follows[place] === mark) return [];
        const message = `${part.heading} was changed in English, expected this part to follow, and then "${mark}"`;
        return [problemAt(file, 0, ["follows", place], message)];
      });
    });
}
