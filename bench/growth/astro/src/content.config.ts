import { defineCollection } from "astro:content";
import { file, glob } from "astro/loaders";
import { z } from "astro/zod";

const link = z.object({ name: z.string(), link: z.string() });
const day = z.coerce.date();
const page = {
  title: z.string(),
  heading: z.string().optional(),
  description: z.string(),
  order: z.number(),
  image: z.string(),
  alt: z.string(),
  reviewed: day,
  sources: z.array(link).default([]),
};
const cta = z.object({ label: z.string(), title: z.string(), text: z.string() });
const texts = (folder: string) => glob({ pattern: "*.mdx", base: `./content/${folder}` });

const countries = defineCollection({
  loader: texts("countries"),
  schema: z.object({
    ...page,
    name: z.string(),
    code: z.string().optional(),
    intro: z.string(),
    inNavigation: z.boolean(),
    inSidebar: z.boolean(),
    published: day,
    atAGlance: z.array(z.string()).default([]),
    resources: z.array(link).default([]),
    cards: z.array(z.string()).default([]),
    institutions: z.string().optional(),
    help: z.object({ title: z.string(), text: z.string() }),
  }),
});

const blogs = defineCollection({
  loader: texts("articles"),
  schema: z.object({ ...page, author: z.string(), date: day, tag: z.string(), icon: z.string(), cta }),
});

const guides = defineCollection({
  loader: texts("guides"),
  schema: z.object({ ...page, navTitle: z.string(), intro: z.string(), published: day, cta }),
});

const services = defineCollection({
  loader: texts("services"),
  schema: z.object({
    ...page,
    summary: z.string(),
    intro: z.string(),
    points: z.array(z.string()),
    exams: z.array(z.object({ name: z.string(), link: z.string(), for: z.string() })).default([]),
    cta,
  }),
});

const institutions = defineCollection({
  loader: glob({ pattern: "*.json", base: "./content/institutions" }),
  schema: z.object({
    country: z.string(),
    reason: z.string(),
    list: z.array(z.string()),
    records: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        image: z.string(),
        website: z.string(),
        country: z.string(),
      }),
    ),
  }),
});

const facts = defineCollection({
  loader: file("content/facts.json"),
  schema: z.object({
    id: z.string(),
    label: z.string(),
    value: z.string(),
    unit: z.string().optional(),
    basis: z.string(),
    note: z.string().optional(),
    confirm: z.string().optional(),
    source: z.object({ name: z.string(), url: z.string() }),
    checkedOn: z.string(),
    reviewEveryDays: z.number(),
  }),
});

export const collections = { countries, blogs, guides, services, institutions, facts };
