import { css } from "@emotion/react";
import { Link } from "gatsby";
import { type MouseEvent, useState } from "react";
import fixedWords from "../../content/words/fixed-pages.json";
import words from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { colour, phone, rule, size, space } from "../theme/tokens";
import { grid, tornAction } from "../ui/layout/primitives";
import { ExternalLink } from "../ui/links/external-link";

const strip = css({
  ...grid(undefined, 2),
  gridColumn: "1 / -1",
  width: "100%",
  borderTop: rule.tear,
  "& > a:last-of-type": { borderLeft: rule.tear },
});
const action = css({
  ...tornAction,
  [phone]: { minHeight: size.target },
  padding: `6px ${space[1]}`,
  color: colour.heading,
  lineHeight: 1.2,
  textAlign: "center",
  textWrap: "balance",
});
const away = css(action, { color: colour.link });
const coming = css(action, { color: colour.muted, fontWeight: 500 });
/** Placed below both links, where it moves neither. */
const told = css({ order: 1, gridColumn: "1 / -1" });
const noteStyle = css({ padding: space[2], color: colour.text, textAlign: "center" });

/** A Course link whose address is not known yet: a click says so and stays on the page. */
function ComingLink({ name }: { readonly name: string }) {
  const [isTold, setIsTold] = useState(false);
  const tell = (event: MouseEvent) => {
    event.preventDefault();
    setIsTold(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: the specification's placeholder link, until the address is known */}
      <a href="#" css={coming} onClick={tell}>
        <span>
          {fixedWords.course}
          <span className="visually-hidden">{fill(words.courses, { name })}</span>
        </span>
      </a>
      <p role="status" css={[told, isTold && noteStyle]}>
        {isTold && words.coming}
      </p>
    </>
  );
}

interface InstitutionActionsProps {
  readonly id: string;
  readonly name: string;
  readonly first: { readonly url: string; readonly text: string; readonly hidden: string } | undefined;
}

export function InstitutionActions({ id, name, first }: InstitutionActionsProps) {
  return (
    <div css={strip}>
      {first ? (
        <ExternalLink href={first.url} css={away}>
          <span>
            {first.text}
            <span className="visually-hidden">{first.hidden}</span> <span aria-hidden="true">↗</span>
          </span>
        </ExternalLink>
      ) : (
        <ComingLink name={name} />
      )}
      <Link to={`/contact?about=${id}#write`} css={action}>
        <span>
          {fixedWords.contact}
          <span className="visually-hidden">{` ${fill(words.contact, { name })}`}</span>
        </span>
      </Link>
    </div>
  );
}
