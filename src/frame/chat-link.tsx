import { css } from "@emotion/react";
import { chatAddress } from "../components/links/chat-address";
import { Icon } from "../components/motifs/icon";
import { colour, from, shadow } from "../theme/tokens";
import { fill } from "../words/fill";
import { useWords } from "../words/use-words";
import { floatingFocus } from "./floating-focus";
import { useCompany } from "./use-company";

const link = css({
  display: "grid",
  placeItems: "center",
  width: "56px",
  height: "56px",
  borderRadius: "50%",
  background: colour.chat,
  color: colour.onDark,
  boxShadow: shadow.card,
  "&:hover": { background: colour.heading },
  "&:focus-visible": floatingFocus,
  "@media (forced-colors: active)": { border: "2px solid" },
  [from.desktop]: { width: "60px", height: "60px" },
});

interface ChatLinkProps {
  /** Title of the current page, for the first message; the company's name if undefined. */
  readonly pageTitle: string | undefined;
}

export function ChatLink({ pageTitle }: ChatLinkProps) {
  const { chat, name } = useCompany();
  const { frame } = useWords();
  return (
    <a
      href={chatAddress(chat.number, fill(chat.text, { page: pageTitle ?? name }))}
      target="_blank"
      rel="noopener noreferrer"
      css={link}
      aria-label={frame.chat}
    >
      <Icon name="chat" size={28} />
    </a>
  );
}
