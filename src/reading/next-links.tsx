import { css } from "@emotion/react";
import { Link } from "gatsby";
import reading from "../../content/words/reading.json";
import { lettering } from "../theme/lettering";
import { colour, from, rule, space, type, withHover } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { grid } from "../ui/layout/primitives";

const ways = css({
  h2: { fontSize: type.fact },
  ul: { marginTop: space[3], borderTop: rule.ink },
  a: {
    display: "flex",
    justifyContent: "space-between",
    gap: space[4],
    paddingBlock: space[3],
    borderBottom: rule.dashed,
    ...lettering.name,
    textDecoration: "none",
  },
  [withHover]: { "a:hover": { textDecoration: "underline" } },
  "a::after": { content: '"\\2192" / ""', color: colour.accent },
});

interface NextLinksProps {
  readonly links: readonly { readonly label: string; readonly path: string }[];
}

/** Links to the next pages; renders nothing for an empty list. */
export function NextLinks({ links }: NextLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav css={ways} aria-label={reading.next} data-next="">
      <h2>{reading.next}</h2>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const atEnd = css({ paddingBottom: space.section, ul: { [from.desktop]: { ...grid([0, 16], "1fr 1fr") } } });

/** The same at the end of a page. */
export function PageNextLinks({ links }: NextLinksProps) {
  return (
    <Container css={atEnd}>
      <NextLinks links={links} />
    </Container>
  );
}
