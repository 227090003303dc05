import { css } from "@emotion/react";
import { ExternalLink } from "../../components/links/external-link";
import { colour, font, from, space } from "../../theme/tokens";

const heading = css({ fontSize: "clamp(1.875rem, 1.6rem + 1.1vw, 2.5rem)" });
const list = css({ marginTop: space[5], borderTop: `2px dashed ${colour.line}` });
const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[4],
  borderBottom: `2px dashed ${colour.line}`,
  color: colour.text,
  lineHeight: 1.45,
  textDecoration: "none",
  "&:hover strong": { color: colour.link },
  [from.tablet]: { gridTemplateColumns: "104px minmax(0, 1fr) auto", alignItems: "baseline" },
});
const name = css({ color: colour.heading, font: `800 1.5rem/1 ${font.heading}` });
const purpose = css({
  gridColumn: "1 / -1",
  gridRow: 2,
  [from.tablet]: { gridColumn: "auto", gridRow: "auto" },
});
const arrow = css({ color: colour.accent, fontSize: "1.375rem" });

interface ExamListProps {
  readonly id: string;
  readonly heading: string;
  readonly exams: readonly { readonly name: string; readonly link: string; readonly for: string }[];
}

/** English tests and what each is for, linked to their official sites; renders nothing for an empty list. */
export function ExamList({ id, heading: title, exams }: ExamListProps) {
  if (exams.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={heading}>
        {title}
      </h2>
      <ul css={list}>
        {exams.map((exam) => (
          <li key={exam.link}>
            <ExternalLink href={exam.link} css={row}>
              <strong css={name}>{exam.name}</strong>
              <span css={purpose}> {exam.for}</span>
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
