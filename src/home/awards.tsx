import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../ui/layout/section";
import { AwardCard } from "./award-card";
import { Carousel } from "./carousel/carousel";

/** The carousel runs to the edge of the screen; its overflow must not widen the page. */
const clip = css({ overflowX: "clip" });

interface AwardsProps {
  readonly id: string;
  readonly home: Queries.HomeAwardsFragment;
}

export function Awards({ id, home: { awards } }: AwardsProps) {
  return (
    <Section ground="awards" id={id} labelledBy={`${id}-name`} css={clip}>
      <Carousel
        label={awards.heading}
        words={awards.controls}
        heading={<h2 id={`${id}-name`}>{awards.heading}</h2>}
        slides={awards.items.map((award) => ({ key: award.title, content: <AwardCard award={award} /> }))}
      />
    </Section>
  );
}

export const query = graphql`
  fragment HomeAwards on Home {
    awards {
      heading
      controls { ...CarouselWords }
      items { ...AwardCard }
    }
  }
`;
