import { css } from "@emotion/react";
import { graphql } from "gatsby";

const kindName = css({ textTransform: "lowercase" });

interface InstitutionPlaceProps {
  readonly place: Queries.InstitutionPlaceFragment;
  readonly kinds: Queries.InstitutionKindsFragment["kinds"];
  readonly className?: string;
}

/** City and kind of an institution, as far as its record has them. */
export function InstitutionPlace({ place: { city, kind }, kinds, className }: InstitutionPlaceProps) {
  if (!city && !kind) return null;
  return (
    <p className={className}>
      {city}
      {/* A line never begins with the dot. */}
      {city && kind && "\u00a0· "}
      {kind && <span css={kindName}>{kinds[kind]}</span>}
    </p>
  );
}

export const query = graphql`
  fragment InstitutionKinds on WordsInstitutionsPage {
    kinds { university college institute branch academy }
  }
  fragment InstitutionPlace on Institution {
    city
    kind
  }
`;
