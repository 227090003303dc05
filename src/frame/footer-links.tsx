import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useId } from "react";
import { colour, space } from "../theme/tokens";
import type { NavigationLink } from "./use-navigation";

const heading = css({ marginBottom: space[2], color: colour.onDark, fontSize: "1.1875rem" });
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "40px",
  paddingBlock: space[1],
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  color: colour.onDarkMuted,
  textDecoration: "none",
  "&:hover": { color: colour.onDark, textDecoration: "underline" },
});

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

export function FooterLinks({ title, links }: FooterLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} css={heading}>
        {title}
      </h2>
      <ul>
        {links.map(({ title: name, path }) => (
          <li key={path}>
            <Link to={path} css={link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
