import { css } from "@emotion/react";
import { Link } from "gatsby";
import institutionsWords from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { specified } from "../lib/specified-pages";
import { colour, phone, space } from "../theme/tokens";
import { ExternalLink } from "../ui/links/external-link";

const words = institutionsWords.institutions;

const strip = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gridColumn: "1 / -1",
  width: "100%",
  borderTop: `2px dashed ${colour.line}`,
  "& > a[href] + a": { borderLeft: `2px dashed ${colour.line}` },
});
const beside = css({ [phone]: { gridColumn: "auto", width: "auto", border: 0 } });
const action = css({
  display: "grid",
  placeItems: "center",
  minHeight: "50px",
  [phone]: { minHeight: "44px" },
  padding: `6px ${space[1]}`,
  color: colour.heading,
  fontSize: "1rem",
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  textWrap: "balance",
  outlineOffset: "-4px !important",
  "&:hover": { background: colour.page, textDecoration: "underline" },
});
const away = css(action, { color: colour.link });

interface InstitutionActionsProps {
  readonly id: string;
  readonly name: string;
  /** Address of its page of courses, where it is known. */
  readonly courses: string | undefined;
  readonly site?: { readonly url: string; readonly text: string; readonly hidden: string };
  /** What the message is about where its page of courses is not known. */
  readonly ask: string;
}

export function InstitutionActions({ id, name, courses, site, ask }: InstitutionActionsProps) {
  const first = courses
    ? { url: courses, text: specified.course, hidden: fill(words.courses, { name }) }
    : site;
  return (
    <div css={[strip, !first && beside]}>
      {first && (
        <ExternalLink href={first.url} css={away}>
          <span>
            {first.text}
            <span className="visually-hidden">{first.hidden}</span> <span aria-hidden="true">↗</span>
          </span>
        </ExternalLink>
      )}
      <Link to={`/contact?about=${id}`} css={action}>
        {courses ? (
          <span>
            {specified.contact}
            <span className="visually-hidden">{` ${fill(words.contact, { name })}`}</span>
          </span>
        ) : (
          <span>
            <span className="visually-hidden">{specified.contact}: </span>
            {ask}
            <span className="visually-hidden">, {name}</span>
          </span>
        )}
      </Link>
    </div>
  );
}
