import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import officesWords from "../../content/words/offices.json";
import { colour, font, from, phone, rule, size, space, type } from "../theme/tokens";
import { grid, lineOf, quietLink, row } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { PhoneLink } from "../ui/links/phone-link";
import { OfficeMap } from "./office-map";

const columns = css({
  ...grid(8, { tablet: ["5 6", 8], desktop: [2, 16] }),
  alignItems: "start",
  "--focus": colour.focusOnDark,
});
const office = css({
  ...row([0, 4], "space-between"),
  paddingBlock: space[2],
  borderTop: rule.onDark,
  a: { ...lineOf(size.target), overflowWrap: "anywhere" },
  /* Lower links for a mouse, so that the list is as high as the map. */
  [from.desktop]: { a: { minHeight: "32px" } },
});
const city = css({
  color: colour.onDark,
  font: `800 ${type.fact}/1.1 ${font.heading}`,
  ...quietLink,
  "&::after": {
    content: '"\\2192" / ""',
    marginLeft: space[2],
    color: colour.band,
    font: `800 ${type.article}/1 ${font.heading}`,
  },
});
const region = css({ [phone]: { marginTop: "-6px" }, color: colour.onDarkMuted, fontSize: type.small });
/** Hidden on phones; the contact page has it. */
const email = css({
  "li div > &": { display: "none", [from.tablet]: { display: "flex" } },
  color: colour.onDarkMuted,
  fontSize: type.small,
});

interface OfficeListProps {
  readonly intro: string;
  readonly branches: readonly Queries.OfficeListFragment[];
}

const regionOf = ({ address, branch }: Queries.OfficeListFragment) =>
  address.startsWith(`${branch}, `) ? address.slice(branch.length + 2) : address;

export function OfficeList({ intro, branches }: OfficeListProps) {
  const id = useId();
  const countries = [...new Set(branches.map(({ country }) => country))];
  return (
    <Section ground="dark" labelledBy={id} heading={officesWords.heading} intro={intro}>
      <div css={columns}>
        <OfficeMap offices={branches} />
        <ul>
          {countries.map((name) => (
            <li key={name}>
              <h3 className="visually-hidden">{name}</h3>
              <ul>
                {branches
                  .filter(({ country }) => country === name)
                  .map((branch) => (
                    <li key={branch.id} css={office}>
                      <div>
                        <Link to={`/contact#branch-${branch.id}`} css={city}>
                          {branch.branch}
                        </Link>
                        <p css={region}>{regionOf(branch)}</p>
                      </div>
                      <div css={{ [from.tablet]: { display: "grid", justifyItems: "end" } }}>
                        <PhoneLink phone={branch.contact} css={{ color: colour.onDark, fontWeight: 700 }} />
                        <a href={`mailto:${branch.email}`} css={email}>
                          {branch.email}
                        </a>
                      </div>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment OfficeList on Branch {
    id: jsonId branch country address contact email
    position { top left }
  }
`;
