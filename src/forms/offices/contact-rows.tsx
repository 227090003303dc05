import { css } from "@emotion/react";
import words from "../../../content/words/offices.json";
import { fill } from "../../lib/fill";
import { useCompany } from "../../lib/hooks/use-company";
import { colour, slim, space, type, withHover } from "../../theme/tokens";
import { grid, thickLine } from "../../ui/layout/primitives";
import { chatAddress } from "../../ui/links/chat-address";
import { dialAddress } from "../../ui/links/phone-link";

const list = css({
  maxWidth: "34rem",
  marginBlock: space[5],
  a: {
    ...grid([0, 3], "6rem 1"),
    [slim]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "center", paddingBlock: space[2] },
    alignItems: "center",
    minHeight: "60px",
    textDecoration: "none",
    borderTop: `2px dashed ${colour.onDarkMuted}`,
    color: colour.onDark,
  },
  // At doubled text size an address is wider than a phone.
  b: {
    minWidth: 0,
    fontSize: type.h3,
    lineHeight: 1.2,
    overflowWrap: "anywhere",
    textDecoration: "underline",
    ...thickLine,
  },
  [withHover]: { "a:hover b": { color: colour.onDarkWarm } },
  "li:last-of-type a": { borderBottom: `2px dashed ${colour.onDarkMuted}` },
});

export function ContactRows({ page }: { readonly page: string }) {
  const { phone, email, chat } = useCompany();
  const ways = [
    [words.call, dialAddress(phone), phone],
    [words.chat, chatAddress(chat.number, fill(chat.text, { page })), chat.number],
    [words.write, `mailto:${email}`, email],
  ] as const;
  return (
    <ul css={list}>
      {ways.map(([way, href, text]) => (
        <li key={way}>
          <a href={href}>
            {way} <b>{text}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
