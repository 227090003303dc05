import { graphql } from "gatsby";
import officesWords from "../../../content/words/offices.json";
import { fill } from "../../lib/fill";
import { grid } from "../../ui/layout/primitives";
import { Section } from "../../ui/layout/section";
import { BranchCard } from "./branch-card";

interface BranchListProps {
  readonly branches: readonly Queries.BranchListFragment[];
  readonly hours: string;
}

export function BranchList({ branches, hours }: BranchListProps) {
  const { heading, answered } = officesWords.branches;
  return (
    <Section ground="states" labelledBy="offices" heading={heading} intro={fill(answered, { hours })}>
      {/* One column on a phone, where half of it breaks an e-mail address. */}
      <ul css={grid([4, 3], { tablet: [2, [5, 3]], desktop: [4, [8, 4]] })}>
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
