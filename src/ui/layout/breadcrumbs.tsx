import { css } from "@emotion/react";
import { Link } from "gatsby";
import frameWords from "../../../content/words/frame.json";
import { space, type } from "../../theme/tokens";

const list = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  fontSize: type.small,
  "& a, & span": { display: "inline-flex", alignItems: "center", minHeight: "32px", color: "inherit" },
  "& li:not(:last-child)::after": { content: '"/"', marginLeft: space[2], alignSelf: "center" },
  "& li": { display: "flex" },
});

export interface Crumb {
  readonly title: string;
  readonly path?: string;
}

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { trail } = frameWords;
  const all = [{ title: trail.home, path: "/" }, ...crumbs];
  return (
    <nav aria-label={trail.name}>
      <ol css={list}>
        {all.map(({ title, path }, index) => (
          <li key={title}>
            {path ? (
              <Link to={path}>{title}</Link>
            ) : (
              <span aria-current={index === all.length - 1 ? "page" : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
