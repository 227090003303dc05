import { getCollection } from "astro:content";
import navigation from "../../content/navigation.json";

interface Listed {
  readonly id: string;
  readonly data: { readonly order: number };
}

const MOST = 12;
const byOrder = (a: Listed, b: Listed) => a.data.order - b.data.order || a.id.localeCompare(b.id);

export const countries = (await getCollection("countries")).sort(byOrder);
export const sidebarCountries = countries.filter(({ data }) => data.inSidebar);
export const countryOf = new Map(countries.map((country) => [country.id, country]));
export const services = (await getCollection("services")).sort(byOrder);
export const guides = (await getCollection("guides")).sort(byOrder);
export const blogs = (await getCollection("blogs")).sort(byOrder);
export const trust = (await getCollection("trust")).sort(byOrder);

const isComparison = ({ path }: { path: string }) => path === "/compare";
const listed = countries.filter(({ data }) => data.inNavigation);
const others = countries.filter(({ data }) => !data.inNavigation && data.inSidebar);
const navTitled = ({ id, data }: { id: string; data: { navTitle: string } }) => ({
  title: data.navTitle,
  path: `/${id}`,
});

export const guideLinks = guides.map(navTitled);
export const trustLinks = trust.map(navTitled);
export const blogLinks = blogs.map(({ id, data }) => ({ title: data.title, path: `/blogs/${id}` }));

const countryLinks = [...listed, ...others].map(({ id, data }) => ({
  title: data.name,
  path: `/countries/${id}`,
}));
const shownGuides = guideLinks.slice(0, MOST);

export const frameLinks = {
  countries: countryLinks,
  /** The comparison stands with its countries. */
  countryMenu: [...countryLinks, ...navigation.tools.filter(isComparison)],
  guideMenu: [...shownGuides, ...navigation.tools.filter((tool) => !isComparison(tool))],
  services: services.map(({ id, data }) => ({ title: data.title, path: `/services/${id}` })),
  guides: [...shownGuides, ...navigation.tools],
  trust: trustLinks.slice(0, MOST),
};
