import { css } from "@emotion/react";
import fixedWords from "../../content/words/fixed-pages.json";
import { lettering, sized } from "../theme/lettering";
import { colour, rule, space, type } from "../theme/tokens";
import { grid, inkLink } from "../ui/layout/primitives";
import { ExternalLink } from "../ui/links/external-link";

const list = css({ ...grid([0, 8], { tablet: 2 }), marginTop: space[3], "& > li": { borderTop: rule.thin } });
const rowStyle = css({
  ...grid(4, "1 auto"),
  alignItems: "center",
  paddingBlock: space[3],
  ...inkLink,
  fontWeight: 600,
  lineHeight: 1.4,
});
interface UsefulResourcesProps {
  readonly resources: readonly { readonly name: string; readonly link: string }[];
}

/** Official pages to read on; nothing without one. */
export function UsefulResources({ resources }: UsefulResourcesProps) {
  if (resources.length === 0) return null;
  return (
    <section id="resource-list" aria-labelledby="useful-resources">
      <h2 id="useful-resources" css={{ fontSize: type.proseH2 }}>
        {fixedWords.resources}
      </h2>
      <ul css={list}>
        {resources.map(({ name, link }) => (
          <li key={link}>
            <ExternalLink href={link} css={rowStyle}>
              <span>
                {name}
                <span css={lettering.under}>{new URL(link).hostname.replace(/^www\./, "")}</span>
              </span>
              <span css={{ ...sized("h3"), color: colour.accent }} aria-hidden="true">
                ↗
              </span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
