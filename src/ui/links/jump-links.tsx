import { css } from "@emotion/react";
import { colour, font, from, radius, size, space, type } from "../../theme/tokens";

const heading = css({ color: "inherit", font: `700 ${type.h3}/1.15 ${font.heading}` });
const line = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))",
  gap: space[2],
  marginTop: space[3],
  a: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[2],
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
  [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  [from.wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(7.5rem, 1fr))" },
  "a:hover": { background: colour.band, color: colour.heading, "--arrow": colour.accent },
});
const onLight = css({ color: colour.heading, "--arrow": colour.accent });
const onDark = css({ "--arrow": colour.onDarkWarm });

interface JumpLinksProps {
  readonly label: string;
  readonly places: readonly { readonly name: string; readonly href: string }[];
  readonly isOnDark?: boolean;
  readonly className?: string;
}

export function JumpLinks({ label, places, isOnDark = false, className }: JumpLinksProps) {
  return (
    <nav aria-label={label} css={isOnDark ? onDark : onLight} className={className} data-print="no">
      <p css={heading} aria-hidden="true">
        {label}
      </p>
      <ul css={line}>
        {places.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
