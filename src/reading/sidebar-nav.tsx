import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useId } from "react";
import { colour, from, phone, rule, space, type } from "../theme/tokens";

/** Phones show the same list in the menu and at the end. */
const wide = css({ [phone]: { display: "none" } });
const heading = css({ marginBottom: space[2], fontSize: type.h3 });
const link = css({
  display: "flex",
  alignItems: "center",
  minHeight: "48px",
  [from.desktop]: { minHeight: "40px" },
  borderTop: rule.dashed,
  color: colour.heading,
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { color: colour.link },
  "&[aria-current]": { color: colour.current },
});

interface SidebarNavProps {
  readonly title: string;
  /** Name by which tests find the list. */
  readonly name: string;
  readonly links: readonly { readonly title: string; readonly path: string }[];
  readonly currentPath: string;
  readonly className?: string;
}

export function SidebarNav({ title, name, links, currentPath, className }: SidebarNavProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} css={wide} data-sidebar={name} className={className} data-print="no">
      <h2 id={id} css={heading}>
        {title}
      </h2>
      <ul>
        {links.map(({ title: text, path }) => (
          <li key={path}>
            <Link to={path} css={link} aria-current={path === currentPath ? "page" : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
