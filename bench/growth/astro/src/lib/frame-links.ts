import { getCollection } from "astro:content";

const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) =>
  a.data.order - b.data.order;

export const countries = (await getCollection("countries")).sort(byOrder);
export const services = (await getCollection("services")).sort(byOrder);
export const guides = (await getCollection("guides")).sort(byOrder);
export const blogs = (await getCollection("blogs")).sort(byOrder);

export const frameLinks = {
  countries: countries
    .filter(({ data }) => data.inNavigation)
    .map(({ id, data }) => ({ title: data.name, path: `/countries/${id}` })),
  services: services.map(({ id, data }) => ({ title: data.title, path: `/services/${id}` })),
  guides: guides.slice(0, 12).map(({ id, data }) => ({ title: data.navTitle, path: `/${id}` })),
};
