import { css } from "@emotion/react";
import { colour, font, radius, size, space, type, withHover } from "../../theme/tokens";
import { above, ends, fitting, grid } from "../layout/primitives";

const COLUMNS = "repeat(var(--columns), minmax(0, 1fr))";
const line = css({
  ...grid(2, { base: fitting("8.25rem"), tablet: COLUMNS, wide: "repeat(auto-fit, minmax(7.5rem, 1fr))" }),
  marginTop: space[3],
  a: {
    ...ends(2),
    height: "100%",
    minHeight: size.target,
    padding: `${space[1]} ${space[3]}`,
    border: "2px solid",
    borderRadius: radius.button,
    color: "inherit",
    fontWeight: 700,
    lineHeight: 1.25,
    textDecoration: "none",
  },
  "a::after": { content: '"\\2193" / ""', color: "var(--arrow)" },
  [withHover]: { "a:hover": { background: colour.band, color: colour.onBright, "--arrow": colour.action } },
});
interface JumpLinksProps {
  readonly label: string;
  readonly places: readonly { readonly name: string; readonly href: string }[];
  readonly isOnDark?: boolean;
}

export function JumpLinks({ label, places, isOnDark = false }: JumpLinksProps) {
  return (
    <nav
      aria-label={label}
      css={[
        above(5),
        isOnDark ? { "--arrow": colour.onDarkWarm } : { color: colour.heading, "--arrow": colour.accent },
      ]}
      data-print="no"
    >
      <p css={{ color: "inherit", font: `700 ${type.h3}/1.15 ${font.heading}` }} aria-hidden="true">
        {label}
      </p>
      <ul css={line} style={{ "--columns": places.length % 3 === 0 ? 3 : 4 }}>
        {places.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
