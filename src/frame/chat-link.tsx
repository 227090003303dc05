import frameWords from "../../content/words/frame.json";
import officesWords from "../../content/words/offices.json";
import { fill } from "../lib/fill";
import { chatAddress } from "../ui/links/chat-address";
import { Icon } from "../ui/motifs/icon";
import { useCompany } from "./use-company";

interface ChatLinkProps {
  /** Title of the current page, for the first message; the company's name if undefined. */
  readonly pageTitle: string | undefined;
}

export function ChatLink({ pageTitle }: ChatLinkProps) {
  const { chat, name } = useCompany();
  const { frame } = frameWords;
  return (
    <a
      href={chatAddress(chat.number, fill(chat.text, { page: pageTitle ?? name }))}
      target="_blank"
      rel="noopener noreferrer"
      className="frame-chat"
      aria-label={frame.chat}
    >
      <Icon name="chat" />
      <span>{officesWords.branches.chat}</span>
    </a>
  );
}
