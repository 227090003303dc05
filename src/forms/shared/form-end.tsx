import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSyncExternalStore } from "react";
import formsWords from "../../../content/words/forms.json";
import { fill } from "../../lib/fill";
import { Filled } from "../../lib/filled";
import { useHydrated } from "../../lib/hooks/use-hydrated";
import { onWindow } from "../../lib/hooks/window-events";
import { keptDays } from "../../lib/kept-days";
import { lettering } from "../../theme/lettering";
import { colour, radius, space, type } from "../../theme/tokens";
import { AfterWriting } from "../../ui/cards/after-writing";
import { row, stack } from "../../ui/layout/primitives";
import { buttonStyle } from "../../ui/links/button-style";
import { CopyButton } from "../../ui/links/copy-button";
import { ExternalLink } from "../../ui/links/external-link";
import { PhoneLink } from "../../ui/links/phone-link";
import type { Failure } from "./failure";

const panel = css({
  ...stack(3),
  padding: space[5],
  border: `2px dashed ${colour.error}`,
  borderRadius: radius.card,
  background: colour.page,
  h3: { fontSize: type.h3 },
});
const { sending: words } = formsWords;

function FailurePanel({ failure, phone }: { readonly failure: Failure; readonly phone: string }) {
  return (
    <div css={panel}>
      <h3>{words.notSent}</h3>
      <p>{failure.reason}</p>
      <div css={row([3, 4])}>
        <a href={failure.mail} css={buttonStyle({ look: "secondary" })}>
          {words.byMail}
        </a>
        <ExternalLink href={failure.chat} css={buttonStyle({ look: "secondary" })}>
          {words.byChat}
        </ExternalLink>
        <span>
          <Filled text={words.orCall} values={{ phone: <PhoneLink phone={phone} /> }} />
        </span>
      </div>
      {failure.toPaste && (
        <>
          <p>{words.mailCut.said}</p>
          <div css={row([3, 4])}>
            <CopyButton words={words.mailCut} text={failure.toPaste} />
          </div>
        </>
      )}
    </div>
  );
}

const subscribeOnline = onWindow(["online", "offline"]);

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
}

/** Takes no space while empty; it must exist as a live region. */
const news = css({ "&:empty": { position: "absolute" } });
const offlineNote = css({ color: colour.error, fontWeight: 700, lineHeight: 1.4 });

export interface FormEndProps {
  readonly words: { readonly submit: string; readonly note: string; readonly privacy: string };
  readonly isSending: boolean;
  readonly failure: Failure | undefined;
  /** Reference number of the last message, if the service gave one and it is shown nowhere else. */
  readonly reference: string | undefined;
  readonly phone: string;
}

export function FormEnd({ words: formWords, isSending, failure, reference, phone }: FormEndProps) {
  const isHydrated = useHydrated();
  const isOnline = useOnline();
  return (
    <div css={stack(4)}>
      <div css={news} aria-live="polite">
        {failure && <FailurePanel failure={failure} phone={phone} />}
        {reference && (
          <p css={{ ...lettering.strong, lineHeight: 1.4 }}>{fill(words.reference, { reference })}</p>
        )}
      </div>
      <div css={row([3, 5])}>
        <button
          type="submit"
          disabled={isSending || !isHydrated}
          // Before scripts run it is disabled too, but does not look so.
          css={[
            ...buttonStyle({ look: "primary" }),
            { "&:disabled": { opacity: isSending ? 0.75 : 1, cursor: "progress" } },
          ]}
        >
          {isSending ? words.busy : formWords.submit}
        </button>
        <p css={lettering.muted}>{formWords.note}</p>
      </div>
      <AfterWriting />
      <p css={lettering.muted}>
        <Filled
          text={formWords.privacy}
          values={{ days: keptDays.delivered, link: <Link to="/privacy">{words.privacyLink}</Link> }}
        />
      </p>
      <p role="status" css={offlineNote}>
        {!isOnline && words.offline}
      </p>
      <p role="status" className="visually-hidden">
        {isSending && words.busyNote}
      </p>
    </div>
  );
}
