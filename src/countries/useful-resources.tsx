import { css } from "@emotion/react";
import { lettering, sized } from "../theme/lettering";
import { colour, rule, space } from "../theme/tokens";
import { grid, inkLink } from "../ui/layout/primitives";
import { ExternalLink } from "../ui/links/external-link";

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

export function UsefulResources({ resources }: UsefulResourcesProps) {
  return (
    <section id="resource-list">
      <ul css={{ paddingBottom: space[8], "& > li + li": { borderTop: rule.thin } }}>
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
