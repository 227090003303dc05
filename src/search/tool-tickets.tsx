import { css } from "@emotion/react";
import { Link } from "gatsby";
import { colour, font, from, phase, radius, shadow, space, type } from "../theme/tokens";
import { coverLink } from "../ui/links/cover-link";

export interface ToolLink {
  readonly title: string;
  readonly description: string;
  readonly path: string | null;
}

const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  marginTop: space[5],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[5] },
  [from.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  /* The ticket itself is masked, and so would be its shadow. */
  "& > li": { display: "grid", filter: shadow.dropSmall },
});
const ticket = css({
  "--stub": "44px",
  position: "relative",
  padding: `${space[4]} calc(var(--stub) + ${space[3]}) ${space[4]} ${space[4]}`,
  borderRadius: radius.card,
  background: `linear-gradient(to left, ${phase.plan} var(--stub), ${colour.surface} 0)`,
  lineHeight: 1.4,
  maskImage: ["0", "100%"]
    .map((edge) => `radial-gradient(circle 8px at calc(100% - var(--stub)) ${edge}, transparent 97%, #000)`)
    .join(", "),
  maskComposite: "intersect",
  "&::after": {
    content: '"\\2192" / ""',
    position: "absolute",
    right: 0,
    top: "calc(50% - 0.65em)",
    width: "var(--stub)",
    color: colour.heading,
    font: `800 1.5rem/1.3 ${font.heading}`,
    textAlign: "center",
  },
  "--cover-offset": "-4px",
  "&:hover a": { textDecoration: "underline" },
  p: { marginTop: space[1], fontSize: type.small },
  "@media (forced-colors: active)": { border: "2px solid CanvasText", maskImage: "none" },
  "@media print": { maskImage: "none" },
});
const link = css(coverLink, {
  color: colour.heading,
  font: `800 1.4375rem/1.15 ${font.heading}`,
  textDecoration: "none",
});

interface ToolTicketsProps {
  readonly tools: readonly ToolLink[];
}

/** Pages on which something is done: each a ticket with what it is for. */
export function ToolTickets({ tools }: ToolTicketsProps) {
  return (
    <ul css={list}>
      {tools.map(
        ({ title, description, path }) =>
          path && (
            <li key={path}>
              <div css={ticket}>
                <Link to={path} css={link}>
                  {title}
                </Link>
                <p>{description}</p>
              </div>
            </li>
          ),
      )}
    </ul>
  );
}
