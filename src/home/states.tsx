import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, space, type } from "../theme/tokens";
import { Section } from "../ui/layout/section";
import { ButtonLink } from "../ui/links/button-link";
import { StateStamp } from "./state-stamp";

const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    alignItems: "center",
    gap: space[11],
  },
  p: { marginBlock: `${space[4]} ${space[2]}`, fontSize: type.intro, lineHeight: 1.5 },
});
/** No gap, so that neighbouring perforations meet. */
const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 6.75rem), 1fr))",
  [from.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});

interface StatesProps {
  readonly id: string;
  readonly home: Queries.HomeStatesFragment;
}

export function States({ id, home: { states } }: StatesProps) {
  return (
    <Section ground="states" id={id} labelledBy={`${id}-name`}>
      <div css={columns}>
        <div>
          <h2 id={`${id}-name`}>{states.heading}</h2>
          <p>{states.intro}</p>
          <ButtonLink to={states.link.path} look="tertiary">
            {states.link.label}
          </ButtonLink>
        </div>
        <ul css={list}>
          {states.cards.map((state) => (
            <li key={state.name}>
              <StateStamp state={state} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment HomeStates on Home {
    states {
      heading intro
      link { label path }
      cards { ...StateStamp }
    }
  }
`;
