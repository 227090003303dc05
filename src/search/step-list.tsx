import { css } from "@emotion/react";
import { Link } from "gatsby";
import { colour, space } from "../theme/tokens";
import { numberRing } from "../ui/motifs/number-ring";

const list = css({
  marginTop: space[3],
  li: { position: "relative" },
  a: {
    display: "flex",
    alignItems: "center",
    gap: space[4],
    minHeight: "54px",
    color: colour.heading,
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: "none",
  },
  "a:hover": { color: colour.link, textDecoration: "underline" },
  /* The way from one number to the next. */
  "li + li::before": {
    content: '""',
    position: "absolute",
    left: "16.5px",
    top: "-9px",
    width: "3px",
    height: "18px",
    background: `radial-gradient(circle 1.5px, ${colour.current} 90%, transparent) 0 0 / 3px 6px repeat-y`,
  },
});
const ring = css(numberRing, { flex: "none", color: colour.current });

interface StepListProps {
  readonly steps: readonly { readonly title: string; readonly path: string | null }[];
}

/** The articles as the steps that they are, in their order. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol css={list}>
      {steps.map(
        ({ title, path }, at) =>
          path && (
            <li key={path}>
              <Link to={path}>
                <span css={ring} aria-hidden="true">
                  {at + 1}
                </span>
                {title}
              </Link>
            </li>
          ),
      )}
    </ol>
  );
}
