import { css } from "@emotion/react";
import { graphql } from "gatsby";
import officesWords from "../../../content/words/offices.json";
import { fill } from "../../lib/fill";
import { from, space } from "../../theme/tokens";
import { stack } from "../../ui/layout/primitives";
import { Section } from "../../ui/layout/section";
import { SectionHeading } from "../../ui/layout/section-heading";
import { BranchCard } from "./branch-card";

const words = officesWords.branches;

const grid = css({
  // One column on a phone, where half of it breaks an e-mail address.
  ...stack([4, 3]),
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space[5] },
  [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: `${space[8]} ${space[4]}` },
});

interface BranchListProps {
  readonly branches: readonly Queries.BranchListFragment[];
  readonly hours: string;
}

export function BranchList({ branches, hours }: BranchListProps) {
  return (
    <Section ground="states" labelledBy="offices">
      <SectionHeading id="offices" heading={words.heading} intro={fill(words.answered, { hours })} />
      <ul css={grid}>
        {branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} />
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment BranchList on Branch {
    ...BranchCard
  }
`;
