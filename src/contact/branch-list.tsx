import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../components/layout/section";
import { SectionHeading } from "../components/layout/section-heading";
import { from, space } from "../theme/tokens";
import { fill } from "../words/fill";
import { BranchCard } from "./branch-card";

const grid = css({
  display: "grid",
  // Two columns on a phone; one in double text size and on the smallest.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.75rem), 1fr))",
  alignItems: "start",
  gap: `${space[5]} ${space[3]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: `${space[8]} ${space[4]}` },
});

interface BranchListProps {
  readonly branches: readonly Queries.BranchListFragment[];
  /** Hours when the phone is answered. */
  readonly hours: string;
  readonly words: Queries.BranchWordsFragment;
}

export function BranchList({ branches, hours, words }: BranchListProps) {
  return (
    <Section ground="states" labelledBy="offices">
      <SectionHeading id="offices" heading={words.heading} intro={fill(words.answered, { hours })} />
      <ul css={grid}>
        {branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} words={words} />
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment BranchList on Branch {
    ...BranchCard
  }
  fragment BranchWords on WordsBranches {
    onThisPage
    heading
    answered
    directions
    directionsTo
    showMap
    hideMap
    mapOf
    map
  }
`;
