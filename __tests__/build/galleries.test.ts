import { existsSync, statSync } from "node:fs";
import { exportedPage, fileOf, textOf, textsOf } from "../helpers/exported-page";
import { galleryGroups, videos } from "../helpers/site-content";

test("the image gallery has its groups by their order", () => {
  const groups = [...exportedPage("/gallery/images").querySelectorAll("[data-gallery-group]")];
  const slugs = groups.map((group) => group.getAttribute("data-gallery-group"));
  expect([...slugs].sort()).toEqual(galleryGroups.map(({ slug }) => slug).sort());
  expect(slugs.map((slug) => galleryGroups.find((group) => group.slug === slug)?.order)).toEqual(
    galleryGroups.map(({ order }) => order),
  );
});

test.each(galleryGroups)("$file shows its title and pictures, each a link to its large file", (group) => {
  const section = exportedPage("/gallery/images").querySelector(`[data-gallery-group='${group.slug}']`);
  expect(textOf(section?.querySelector("h2"))).toBe(group.title);
  expect(textOf(section)).toContain(group.description ?? "");
  const links = [...(section?.querySelectorAll("li a") ?? [])];
  expect(links).toHaveLength(group.items.length);
  links.forEach((link, index) => {
    const { title = "", alt, imgSrc = "" } = group.items[index] ?? {};
    expect(textOf(link)).toContain(title);
    expect(link.querySelector("img")?.getAttribute("alt")).toBe(alt);
    const file = fileOf(link.getAttribute("href") ?? "");
    expect(file && statSync(file).size).toBe(statSync(`content/images/${imgSrc}`).size);
  });
});

test("the video gallery has its groups in order, and under each its videos", () => {
  const page = exportedPage("/gallery/videos");
  const groups = [...new Set(videos.map(({ group }) => group))];
  const sections = [...page.querySelectorAll("main section[aria-label]")];
  expect(sections.map((section) => textOf(section.querySelector("h2")))).toEqual(groups);
  expect(sections.map((section) => textsOf(section, "h3"))).toEqual(
    groups.map((name) => videos.filter(({ group }) => group === name).map(({ title }) => title)),
  );
});

test("a video loads nothing by itself: a file has controls, another site's page a button", () => {
  const figures = [...exportedPage("/gallery/videos").querySelectorAll("figure[data-video]")];
  expect(figures).toHaveLength(videos.length);
  for (const figure of figures) {
    const {
      type,
      src,
      title = "",
      description = "",
    } = videos.find(({ title }) => title === textOf(figure.querySelector("h3"))) ?? {};
    expect(figure.getAttribute("data-video")).toBe(type);
    expect(textOf(figure)).toContain(description);
    expect(figure.querySelector("iframe")).toBeNull();
    if (type === "other") {
      expect(figure.querySelector("button")).not.toBeNull();
      continue;
    }
    const video = figure.querySelector("video");
    expect(video?.getAttributeNames()).toEqual(expect.arrayContaining(["controls", "muted", "playsinline"]));
    expect(video?.hasAttribute("autoplay")).toBe(false);
    expect(video?.getAttribute("preload")).toBe("none");
    expect(existsSync(fileOf(figure.querySelector("img")?.getAttribute("src") ?? "") ?? "")).toBe(true);
    expect(textOf(figure.querySelector("a"))).toContain(title);
    const file = fileOf(video?.getAttribute("src") ?? "");
    expect(file && statSync(file).size).toBe(statSync(`content/videos/${src}`).size);
  }
});
