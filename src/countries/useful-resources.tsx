import { css } from "@emotion/react";
import figuresWords from "../../content/words/figures.json";
import { fill } from "../lib/fill";
import { specified } from "../lib/specified-pages";
import { colour, from, space, type } from "../theme/tokens";
import { ExternalLink } from "../ui/links/external-link";
import { chapterHead } from "./chapters/chapter-style";

const chapter = css({ marginTop: "72px", [from.desktop]: { marginTop: space[24] } });
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

export interface UsefulResourcesProps {
  readonly id: string;
  readonly resources: readonly { readonly name: string; readonly link: string }[];
  /** How many chapters the page has; this is the last. */
  readonly chapters: number;
}

/** Official sites of the country, the last of the guide's chapters. */
export function UsefulResources({ id, resources, chapters }: UsefulResourcesProps) {
  return (
    <section css={chapter} aria-labelledby={id}>
      <div css={chapterHead}>
        <h2 id={id}>{specified.resources}</h2>
        {chapters > 0 && <p>{fill(figuresWords.texts.chapter, { n: chapters, count: chapters })}</p>}
      </div>
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
