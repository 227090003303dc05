import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId, useState } from "react";
import words from "../../../content/words/offices.json";
import { fill } from "../../lib/fill";
import { lettering, sized } from "../../theme/lettering";
import { paperScope } from "../../theme/schemes";
import { colour, font, from, rule, shadow, space, type } from "../../theme/tokens";
import { below, disc, fitting, grid, stack, target, tornAction } from "../../ui/layout/primitives";
import { Section } from "../../ui/layout/section";
import { ExternalLink } from "../../ui/links/external-link";
import { PhoneLink } from "../../ui/links/phone-link";

const strip = css({
  ...grid(undefined, fitting("6.5rem")),
  borderTop: rule.tear,
  "& > :is(a, button) + *": { borderLeft: rule.tear },
});
const action = css({ border: 0, background: "none", ...tornAction, color: colour.link });

const map = css({ width: "100%", aspectRatio: "4 / 3", border: 0, background: colour.states });

const lift = css({
  ...stack(),
  filter: shadow.drop,
  scrollMarginTop: space[24],
  "&:target > div": { background: colour.awards },
});
const label = css({
  display: "flex",
  flexDirection: "column",
  ...paperScope,
  background: colour.surface,
  maskImage: "radial-gradient(circle 9px at 50% 26px, transparent 96%, #000)",
  clipPath: "polygon(28px 0, calc(100% - 28px) 0, 100% 28px, 100% 100%, 0 100%, 0 28px)",
});
const eyelet = css({
  alignSelf: "center",
  ...disc("34px"),
  marginTop: "9px",
  border: `8px solid ${colour.accent}`,
});
const wording = css({
  ...stack(),
  alignContent: "start",
  flex: 1,
  padding: `${space[2]} ${space[5]} ${space[3]}`,
  [from.tablet]: { paddingBottom: space[4] },
  // Four side by side just have room for an e-mail address.
  [from.desktop]: { paddingInline: space[4] },
  [from.wide]: { paddingInline: space[5] },
  a: { ...target, overflowWrap: "anywhere" },
});
const ways = css({ display: "grid", justifyItems: "start" });
/** The city is the heading, so the address leaves it out. The map's host is called only after a press of its button. */
function BranchCard({ branch }: { readonly branch: Queries.BranchCardFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const mapId = useId();
  const named = { city: branch.branch };
  const within = `${branch.branch}, `;
  const [account, host] = branch.email.split("@");
  return (
    <li id={`branch-${branch.id}`} css={lift}>
      <div css={label}>
        <span css={eyelet} aria-hidden="true" data-print="no" />
        <div css={wording}>
          <p css={lettering.muted}>{branch.office}</p>
          <h3 css={{ ...below(2), font: `800 ${type.proseH2}/1 ${font.heading}` }}>{branch.branch}</h3>
          <address css={{ ...below(1), ...sized("text"), fontStyle: "normal", lineHeight: 1.5 }}>
            {branch.address.startsWith(within) ? branch.address.slice(within.length) : branch.address}
          </address>
          <div css={ways}>
            <PhoneLink phone={branch.contact} css={[lettering.strong, sized("text")]} />
            <a href={`mailto:${branch.email}`} css={lettering.small}>
              <span>
                {account}@<wbr />
                {host}
              </span>
            </a>
          </div>
        </div>
        {isOpen && (
          <iframe
            id={mapId}
            css={map}
            src={branch.mapEmbedLink}
            title={fill(words.map, named)}
            referrerPolicy="no-referrer"
          />
        )}
        <div css={strip} data-print="no">
          <ExternalLink href={branch.directionsLink} css={action}>
            <span>
              {words.directions}
              <span className="visually-hidden">{` ${fill(words.directionsTo, named)}`}</span>{" "}
              <span aria-hidden="true">↗</span>
            </span>
          </ExternalLink>
          <button
            type="button"
            css={action}
            data-needs-script
            aria-expanded={isOpen}
            aria-controls={isOpen ? mapId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span>
              {isOpen ? words.hideMap : words.showMap}
              <span className="visually-hidden">{` ${fill(words.mapOf, named)}`}</span>
            </span>
          </button>
        </div>
      </div>
    </li>
  );
}

interface BranchListProps {
  readonly branches: readonly Queries.BranchCardFragment[];
  readonly hours: string;
}

export function BranchList({ branches, hours }: BranchListProps) {
  const intro = fill(words.answered, { hours });
  return (
    <Section ground="states" labelledBy="offices" heading={words.heading} intro={intro}>
      {/* One column on phones, where half the width would break an e-mail address. */}
      <ul css={grid([4, 3], { tablet: [2, [5, 3]], desktop: [4, [8, 4]] })}>
        {branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} />
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment BranchCard on Branch {
    id: jsonId office branch address contact email directionsLink mapEmbedLink
  }
`;
