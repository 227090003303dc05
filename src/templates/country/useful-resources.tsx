import { css } from "@emotion/react";
import { ExternalLink } from "../../components/links/external-link";
import { colour, space, type } from "../../theme/tokens";
import { specified } from "../../words/specified-pages";

const heading = css({ fontSize: type.proseH2 });
const list = css({ marginTop: space[5], borderTop: `2px dashed ${colour.line}` });
const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[4],
  paddingBlock: space[3],
  borderBottom: `2px dashed ${colour.line}`,
  color: colour.heading,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: "none",
  "&:hover": { color: colour.link },
});
const host = css({ display: "block", color: colour.muted, fontSize: type.small, fontWeight: 400 });
const arrow = css({ color: colour.accent, fontSize: "1.375rem" });

interface UsefulResourcesProps {
  readonly id: string;
  readonly resources: readonly { readonly name: string; readonly link: string }[];
}

/** Official sites of the country; nothing when it has none. */
export function UsefulResources({ id, resources }: UsefulResourcesProps) {
  if (resources.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={heading}>
        {specified.resources}
      </h2>
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
