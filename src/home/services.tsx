import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, space } from "../theme/tokens";
import { Section } from "../ui/layout/section";
import { SectionHeading } from "../ui/layout/section-heading";
import { GuideLinks } from "./guide-links";
import { ServicePoster } from "./service-poster";

const wall = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: `${space[8]} ${space[7]}` },
  [from.desktop]: {
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    "& > li:nth-of-type(even)": { marginTop: space[11] },
  },
});

interface ServicesProps {
  readonly id: string;
  readonly home: Queries.HomeServicesFragment;
  readonly services: readonly (Queries.ServicePosterFragment & { readonly path: string })[];
  readonly guides: readonly Queries.GuideLinkFragment[];
}

export function Services({ id, home: { services: text }, services, guides }: ServicesProps) {
  return (
    <Section ground="page" id={id} labelledBy={`${id}-name`}>
      <SectionHeading id={`${id}-name`} heading={text.heading} intro={text.intro} />
      <ul css={wall}>
        {services.map((service) => (
          <li key={service.path}>
            <ServicePoster service={service} words={text} />
          </li>
        ))}
      </ul>
      <GuideLinks words={text.guides} guides={guides} />
    </Section>
  );
}

export const query = graphql`
  fragment HomeServices on Home {
    services { heading intro more moreAbout guides { heading intro } }
  }
`;
