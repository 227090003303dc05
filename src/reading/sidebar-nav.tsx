import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useId } from "react";
import { sized } from "../theme/lettering";
import { colour, from, phone, rule, space, tablets } from "../theme/tokens";
import { below, inkLink, lineOf } from "../ui/layout/primitives";

/** Hidden on phones, which have the list in the menu and at the end. */
const wide = css({ [phone]: { display: "none" }, [tablets]: { ul: { columns: 2, columnGap: space[5] } } });
const link = css({
  ...lineOf("48px"),
  [from.desktop]: { minHeight: "40px" },
  borderTop: rule.dashed,
  ...inkLink,
  fontWeight: 600,
  "&[aria-current]": { color: colour.current },
});

interface SidebarNavProps {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly path: string }[];
  readonly currentPath: string;
  readonly className?: string;
}

export function SidebarNav({ title, links, currentPath, className }: SidebarNavProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} css={wide} className={className} data-print="no">
      <h2 id={id} css={[below(2), sized("h3")]}>
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
