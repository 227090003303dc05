import { css } from "@emotion/react";
import { chatAddress } from "../../components/links/chat-address";
import { PhoneLink } from "../../components/links/phone-link";
import { colour, shadow, space, type } from "../../theme/tokens";
import { Filled } from "../../words/filled";
import type { FormCompany } from "../form-company";

const paper = css({
  maxWidth: "38em",
  padding: "clamp(20px, 4vw, 44px)",
  background: colour.surface,
  boxShadow: shadow.card,
  fontSize: type.intro,
  lineHeight: 1.5,
  a: { display: "inline-block", paddingBlock: space[1] },
});

interface WithoutScriptProps {
  readonly company: FormCompany;
  readonly words: Queries.SendingWordsFragment;
}

/** What stands in for the form when it could not send: phone, e-mail and chat. */
export function WithoutScript({ company, words }: WithoutScriptProps) {
  return (
    <noscript>
      <style>{"[data-lead-form]{display:none!important}"}</style>
      <p css={paper}>
        <Filled
          text={words.withoutScript}
          values={{
            phone: <PhoneLink phone={company.phone} />,
            email: <a href={`mailto:${company.email}`}>{company.email}</a>,
            chat: <a href={chatAddress(company.chat.number, "")}>{words.chat}</a>,
          }}
        />
      </p>
    </noscript>
  );
}
