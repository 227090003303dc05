import { css } from "@emotion/react";
import { colour, rule, space, type } from "../theme/tokens";
import { ExternalLink } from "../ui/links/external-link";

const list = css({ paddingBottom: space[8], "& > li + li": { borderTop: rule.thin } });
const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[4],
  paddingBlock: space[3],
  color: colour.heading,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: "none",
  "&:hover": { color: colour.link },
});
const host = css({ display: "block", color: colour.muted, fontSize: type.small, fontWeight: 400 });
const arrow = css({ color: colour.accent, fontSize: type.h3 });

interface UsefulResourcesProps {
  readonly resources: readonly { readonly name: string; readonly link: string }[];
}

export function UsefulResources({ resources }: UsefulResourcesProps) {
  return (
    <section id="resource-list">
      <ul css={list}>
        {resources.map(({ name, link }) => (
          <li key={link}>
            <ExternalLink href={link} css={row}>
              <span>
                {name}
                <span css={host}>{new URL(link).hostname.replace(/^www\./, "")}</span>
              </span>
              <span css={arrow} aria-hidden="true">
                ↗
              </span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
