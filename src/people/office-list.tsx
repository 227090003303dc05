import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import officesWords from "../../content/words/offices.json";
import { colour, font, from, phone, radius, rule, size, space, tablets, type } from "../theme/tokens";
import { disc, grid, lineOf, quietLink, row } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { PhoneLink } from "../ui/links/phone-link";
import { mapLabel, mapSize } from "../ui/motifs/world-map";
import worldMap from "../ui/motifs/world-map.svg";

/** The visible part of the world map, in % of it: from the Gulf to New South Wales. */
const CUT = { left: 60, top: 22, width: 33, height: 75 } as const;
/** On tablets the map stands above the list, wide and low. */
const WIDE_CUT = { left: 40, top: 27, width: 60 } as const;

const frame = css({
  position: "relative",
  aspectRatio: (CUT.width * mapSize.width) / (CUT.height * mapSize.height),
  borderRadius: radius.card,
  background: colour.board,
  overflow: ["hidden", "clip"],
  [tablets]: { aspectRatio: "2 / 1" },
  [from.desktop]: { position: "sticky", top: "104px" },
});
const cutTo = ({ left, top, width }: Readonly<Record<"left" | "top" | "width", number>>) => ({
  width: `${10_000 / width}%`,
  transform: `translate(-${left}%, -${top}%)`,
});
const world = css({
  position: "absolute",
  ...cutTo(CUT),
  [tablets]: cutTo(WIDE_CUT),
  img: { width: "100%", height: "auto" },
});
const pin = css({
  position: "absolute",
  ...disc("12px"),
  margin: "-6px 0 0 -6px",
  border: `2px solid ${colour.onDark}`,
  background: colour.action,
  [from.desktop]: { width: "16px", height: "16px", margin: "-8px 0 0 -8px" },
});
const label = css({
  ...mapLabel,
  display: "flex",
  padding: `${space[1]} ${space[2]}`,
  lineHeight: 1.2,
  width: "max-content",
  transform: "translate(14px, -50%)",
  b: { color: colour.band, font: `800 ${type.text}/1.1 ${font.heading}` },
});

/** Right of the pins, level with the lowest; near the left edge above them, near the right edge left of them. */
function labelOf(pins: readonly { readonly top: number; readonly left: number }[]) {
  const lefts = pins.map(({ left }) => left);
  const top = `${Math.max(...pins.map((pin) => pin.top))}%`;
  const [first, last] = [Math.min(...lefts), Math.max(...lefts)];
  if (last < CUT.left + CUT.width / 5)
    return { top, left: `${first}%`, transform: "translate(-20px, calc(-100% - 12px))" };
  if (first > CUT.left + CUT.width / 2)
    return { top, left: `${first}%`, transform: "translate(calc(-100% - 14px), -50%)" };
  return { top, left: `${last}%` };
}

/** "UAE" for a long name, which would cover its neighbours' pins. */
const brief = (name: string) => (name.split(" ").length > 2 ? name.replace(/(\w)\w*\s*/g, "$1") : name);

/** The offices as pins. Hidden from screen readers, as the list beside it says the same. */
function OfficeMap({ offices }: { readonly offices: readonly Queries.OfficeListFragment[] }) {
  const placed = offices.flatMap(({ position, ...office }) => (position ? [{ ...office, position }] : []));
  if (placed.length === 0) return null;
  const countries = [...new Set(placed.map(({ country }) => country))];
  return (
    <div css={frame} aria-hidden="true" data-print="no">
      <div css={world}>
        <img src={worldMap} alt="" {...mapSize} loading="lazy" decoding="async" />
        {placed.map(({ id, position: { top, left } }) => (
          <span key={id} css={pin} style={{ top: `${top}%`, left: `${left}%` }} />
        ))}
        {countries.map((name) => {
          const pins = placed.filter(({ country }) => country === name).map(({ position }) => position);
          return (
            <span key={name} css={label} style={labelOf(pins)}>
              {brief(name)} <b>{pins.length}</b>
            </span>
          );
        })}
      </div>
    </div>
  );
}

const columns = css({ ...grid(8, { desktop: [2, 16] }), alignItems: "start", "--focus": colour.focusOnDark });
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
/** Hidden in narrow windows; the contact page has it. */
const email = css({
  "li div > &": { display: "none", [from.desktop]: { display: "flex" } },
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
        <ul css={{ [tablets]: { columns: 2, columnGap: space[8], "& > li": { breakInside: "avoid" } } }}>
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
