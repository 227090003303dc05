import { graphql } from "gatsby";
import factsWords from "../../content/words/facts.json";
import { fill } from "../lib/fill";

const { facts } = factsWords;

interface FactDaysProps {
  readonly fact: Queries.FactDaysFragment;
  readonly className?: string;
}

export function FactDays({ fact: { fromText, untilText, history }, className }: FactDaysProps) {
  const lines = [
    ...(fromText ? [fill(facts.from, { date: fromText })] : []),
    ...(untilText ? [fill(facts.until, { date: untilText })] : []),
    ...(history ?? []).map(({ value, lastDay }) => fill(facts.before, { value, date: lastDay })),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment FactDays on Fact {
    fromText: effectiveFrom(formatString: "D MMM YYYY")
    untilText: validUntil(formatString: "D MMM YYYY")
    history {
      value
      lastDay: until(formatString: "D MMM YYYY")
    }
  }
`;
