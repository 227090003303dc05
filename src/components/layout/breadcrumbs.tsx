import { css } from "@emotion/react";
import { Link } from "gatsby";
import { space, type } from "../../theme/tokens";

const list = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  fontSize: type.small,
  "& a, & span": { display: "inline-flex", alignItems: "center", minHeight: "32px", color: "inherit" },
  "& li + li::before": { content: '"/"', marginRight: space[2], alignSelf: "center" },
  "& li": { display: "flex" },
});

export interface Crumb {
  readonly title: string;
  /** Without it the part is plain text. */
  readonly path?: string;
}

interface BreadcrumbsProps {
  /** From the home page down; the last one is the page itself. */
  readonly crumbs: readonly Crumb[];
  readonly className?: string;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol css={list}>
        {crumbs.map(({ title, path }, index) => (
          <li key={title}>
            {path ? (
              <Link to={path}>{title}</Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
