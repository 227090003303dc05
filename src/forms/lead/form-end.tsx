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
import { CopyButton } from "../../ui/kept-form/copy-button";
import { row, stack } from "../../ui/layout/primitives";
import { buttonStyle } from "../../ui/links/button-style";
import { ExternalLink } from "../../ui/links/external-link";
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
const ways = css({ ...row, gap: `${space[3]} ${space[4]}` });

const { sending: words } = formsWords;

interface FailurePanelProps {
  readonly failure: Failure;
  readonly phone: string;
}

function FailurePanel({ failure, phone }: FailurePanelProps) {
  return (
    <div css={panel}>
      <h3>{words.notSent}</h3>
      <p>{failure.reason}</p>
      <div css={ways}>
        <a href={failure.mail} css={buttonStyle({ look: "secondary", isSmall: true, isWide: true })}>
          {words.byMail}
        </a>
        <ExternalLink
          href={failure.chat}
          css={buttonStyle({ look: "secondary", isSmall: true, isWide: true })}
        >
          {words.byChat}
        </ExternalLink>
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

const subscribeOnline = onWindow(["online", "offline"]);

/** Whether the browser believes that it has a connection. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
}

const end = css({ ...stack, gap: space[4] });
/** Takes no room while it is empty. */
const news = css({ "&:empty": { position: "absolute" } });
const line = css({ ...row, gap: `${space[3]} ${space[5]}` });
// Before scripts run the button waits without looking broken; while sending it steps back.
const waiting = css({ "&:disabled": { opacity: 1, cursor: "progress" } });
const sending = css({ "&:disabled": { opacity: 0.75, cursor: "progress" } });
const sent = css({ color: colour.heading, fontWeight: 700, lineHeight: 1.4 });
const offlineNote = css({ color: colour.error, fontWeight: 700, lineHeight: 1.4 });

export interface FormEndProps {
  readonly words: { readonly submit: string; readonly note: string; readonly privacy: string };
  readonly isSending: boolean;
  readonly failure: Failure | undefined;
  /** Number of the message that was sent last, if the service gave one and nothing else says it. */
  readonly reference: string | undefined;
  readonly phone: string;
}

export function FormEnd({ words: own, isSending, failure, reference, phone }: FormEndProps) {
  const isHydrated = useHydrated();
  const isOnline = useOnline();
  return (
    <div css={end}>
      <div css={news} aria-live="polite">
        {failure && <FailurePanel failure={failure} phone={phone} />}
        {reference && <p css={sent}>{fill(words.reference, { reference })}</p>}
      </div>
      <div css={line}>
        <button
          type="submit"
          disabled={isSending || !isHydrated}
          css={[...buttonStyle({ look: "primary", isWide: true }), isSending ? sending : waiting]}
        >
          {isSending ? words.busy : own.submit}
        </button>
        <p css={lettering.muted}>{own.note}</p>
      </div>
      <p css={lettering.muted} data-privacy>
        <Filled
          text={own.privacy}
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
