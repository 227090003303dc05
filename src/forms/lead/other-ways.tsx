import { css } from "@emotion/react";
import formsWords from "../../../content/words/forms.json";
import frameWords from "../../../content/words/frame.json";
import { Filled } from "../../lib/filled";
import { colour, radius, space, type } from "../../theme/tokens";
import { CopyButton } from "../../ui/kept-form/copy-button";
import { buttonStyle } from "../../ui/links/button-style";
import { PhoneLink } from "../../ui/links/phone-link";
import type { Failure } from "./failure";

const panel = css({
  display: "grid",
  gap: space[3],
  padding: space[5],
  border: `2px dashed ${colour.error}`,
  borderRadius: radius.card,
  background: colour.page,
  h3: { fontSize: type.h3 },
});
const ways = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[3]} ${space[4]}` });

const { sending: words } = formsWords;

interface FailurePanelProps {
  readonly failure: Failure;
  readonly phone: string;
}

export function FailurePanel({ failure, phone }: FailurePanelProps) {
  const { frame } = frameWords;
  return (
    <div css={panel}>
      <h3>{words.notSent}</h3>
      <p>{failure.reason}</p>
      <div css={ways}>
        <a href={failure.mail} css={buttonStyle({ look: "secondary", isSmall: true, isWide: true })}>
          {words.byMail}
        </a>
        <a
          href={failure.chat}
          target="_blank"
          rel="noopener noreferrer"
          css={buttonStyle({ look: "secondary", isSmall: true, isWide: true })}
        >
          <span>
            {words.byChat}
            <span className="visually-hidden">{` ${frame.newTab}`}</span>
          </span>
        </a>
        <span>
          <Filled text={words.orCall} values={{ phone: <PhoneLink phone={phone} /> }} />
        </span>
      </div>
      {failure.toPaste && (
        <>
          <p>{words.mailCut.said}</p>
          <div css={ways}>
            <CopyButton words={words.mailCut} text={failure.toPaste} />
          </div>
        </>
      )}
    </div>
  );
}
