import { css } from "@emotion/react";
import formsWords from "../../../content/words/forms.json";
import { fill } from "../../lib/fill";
import { Filled } from "../../lib/filled";
import { useCompany } from "../../lib/hooks/use-company";
import { lettering } from "../../theme/lettering";
import { space } from "../../theme/tokens";
import { paper } from "../../ui/layout/primitives";
import { chatAddress } from "../../ui/links/chat-address";
import { PhoneLink } from "../../ui/links/phone-link";

const letter = css({
  maxWidth: "38em",
  padding: "clamp(20px, 4vw, 44px)",
  ...paper,
  ...lettering.lead,
  a: { display: "inline-block", paddingBlock: space[1] },
});

const { sending: words } = formsWords;

/** Rendered inside `noscript` in place of the form, so only the build needs its code. */
export function WithoutScript({ page }: { readonly page: string }) {
  const company = useCompany();
  return (
    <>
      <style>{"[data-form]{display:none!important}"}</style>
      <p css={letter}>
        <Filled
          text={words.withoutScript}
          values={{
            phone: <PhoneLink phone={company.phone} />,
            email: <a href={`mailto:${company.email}`}>{company.email}</a>,
            chat: (
              <a href={chatAddress(company.chat.number, fill(company.chat.text, { page }))}>{words.chat}</a>
            ),
          }}
        />
      </p>
    </>
  );
}
