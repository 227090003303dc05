import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colour, type } from "../../theme/tokens";
import { ExternalLink } from "../links/external-link";

const line = css({ color: colour.muted, fontSize: type.small, lineHeight: 1.45 });
const due = css({ color: colour.error });

interface FactSourceProps {
  /** Of a fact, what the line needs. */
  readonly fact: Queries.FactSourceFragment;
  /** What the figure is, for those who read links without the text around them. */
  readonly label: string;
  readonly className?: string;
}

/** Where a figure comes from and when it was checked; says so when it must be checked again. */
export function FactSource({ fact, label, className }: FactSourceProps) {
  return (
    <p css={line} className={className}>
      {fact.isDue && <strong css={due}>Check before relying on this. </strong>}
      <ExternalLink href={fact.source.url}>
        {fact.source.name}
        <span className="visually-hidden"> on: {label}</span>
      </ExternalLink>
      {fact.isDue ? ", last checked on " : ", checked on "}
      <time dateTime={fact.checkedOn}>{fact.checkedOnText}</time>
    </p>
  );
}

export const query = graphql`
  fragment FactSource on Fact {
    isDue
    checkedOn
    checkedOnText: checkedOn(formatString: "D MMM YYYY")
    source { name url }
  }
`;
