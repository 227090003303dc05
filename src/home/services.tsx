import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { Section } from "../components/layout/section";
import { SectionHeading } from "../components/layout/section-heading";
import { from, space } from "../theme/tokens";
import { ServicePoster } from "./service-poster";

/** Even posters hang lower. */
const wall = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[7] },
  [from.desktop]: {
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    "& > li:nth-of-type(even)": { marginTop: space[11] },
  },
});

interface ServicesProps {
  readonly home: Queries.HomeServicesFragment;
  readonly services: readonly (Queries.ServicePosterFragment & { readonly path: string })[];
}

export function Services({ home: { services: text }, services }: ServicesProps) {
  const id = useId();
  return (
    <Section ground="page" labelledBy={id} id="services">
      <SectionHeading id={id} heading={text.heading} intro={text.intro} />
      <ul css={wall}>
        {services.map((service) => (
          <li key={service.path}>
            <ServicePoster service={service} words={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment HomeServices on Home {
    services { heading intro more moreAbout }
  }
`;
