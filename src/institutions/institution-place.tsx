import { graphql } from "gatsby";
import institutionsWords from "../../content/words/institutions.json";

interface InstitutionPlaceProps {
  readonly place: Queries.InstitutionPlaceFragment;
  readonly className?: string;
}

export function InstitutionPlace({ place: { city, kind }, className }: InstitutionPlaceProps) {
  if (!city && !kind) return null;
  return (
    <p className={className}>
      {city}
      {/* Keeps the dot from beginning a line. */}
      {city && kind && "\u00a0· "}
      {kind && <span css={{ textTransform: "lowercase" }}>{institutionsWords.kinds[kind]}</span>}
    </p>
  );
}

export const query = graphql`
  fragment InstitutionPlace on Institution {
    city kind
  }
`;
