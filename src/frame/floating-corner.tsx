import { Link } from "gatsby";
import { use, useEffect, useState } from "react";
import frameWords from "../../content/words/frame.json";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { chatAddress } from "../ui/links/chat-address";
import { PhoneLink } from "../ui/links/phone-link";
import { Icon } from "../ui/motifs/icon";
import { topStyle } from "./floating-styles";
import { FrameLanguage } from "./frame-language";
import { useNavigation } from "./use-navigation";

/** Scroll position in px beyond which the button shows (docs/decisions.md, "Constants"). */
const THRESHOLD = 300;

/** Scrolls to the top and moves the focus to the page, because the button disappears. */
function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const update = () => setIsShown(window.scrollY > THRESHOLD);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  if (!isShown) return null;
  const toTop = () => {
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="frame-top" css={topStyle} onClick={toTop} aria-label={frameWords.toTop}>
      <Icon name="up" />
    </button>
  );
}

interface ChatLinkProps {
  /** Title of the current page, for the chat's first message; default: the company's name. */
  readonly pageTitle: string | undefined;
}

function ChatLink({ pageTitle }: ChatLinkProps) {
  const { chat, name } = useCompany();
  const words = use(FrameLanguage);
  return (
    <a
      href={chatAddress(chat.number, words.message || fill(chat.text, { page: pageTitle ?? name }))}
      target="_blank"
      rel="noopener noreferrer"
      className="frame-chat"
      aria-label={words.chatName}
    >
      <Icon name="chat" />
      <span>{words.chat}</span>
    </a>
  );
}

interface FloatingCornerProps {
  readonly currentPath: string;
  readonly pageTitle: string | undefined;
}

/** The page of the other form, which asks for a message, not for a talk. */
const CONTACT = "/contact";

export function FloatingCorner({ currentPath, pageTitle }: FloatingCornerProps) {
  const { phone } = useCompany();
  const { consultation } = useNavigation();
  const words = use(FrameLanguage);
  return (
    <aside className="frame-floating" aria-label={frameWords.floating}>
      <ScrollToTop />
      <PhoneLink phone={phone} className="frame-call">
        <Icon name="phone" />
        <span>{words.call}</span>
        <span className="visually-hidden">{` ${phone}`}</span>
      </PhoneLink>
      <ChatLink pageTitle={pageTitle} />
      <Link
        to={consultation.path}
        className="frame-book"
        aria-current={currentPath === consultation.path ? "page" : undefined}
        data-quiet={[consultation.path, CONTACT].includes(currentPath) ? "" : undefined}
      >
        {words.consultation || consultation.title}
      </Link>
    </aside>
  );
}
