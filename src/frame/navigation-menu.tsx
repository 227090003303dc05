import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useCallback, useId, useRef, useState } from "react";
import { Icon } from "../components/motifs/icon";
import { colour, from, radius, shadow, space } from "../theme/tokens";
import { entryStyle, itemStyle } from "./navigation-style";
import { useDismiss } from "./use-dismiss";
import type { NavigationLink } from "./use-navigation";

const item = css({ position: "relative" });
const button = css(entryStyle, {
  gap: space[1],
  border: 0,
  background: "none",
  "&[aria-expanded='true'] svg": { transform: "rotate(180deg)" },
});
const list = css({
  paddingLeft: space[4],
  [from.desktop]: {
    position: "absolute",
    top: "100%",
    left: `calc(-1 * ${space[3]})`,
    zIndex: 20,
    minWidth: "232px",
    padding: space[2],
    border: `2px solid ${colour.heading}`,
    borderRadius: radius.card,
    background: colour.surface,
    boxShadow: shadow.card,
  },
});

interface NavigationMenuProps {
  readonly title: string;
  readonly items: readonly NavigationLink[];
  /** Path of the current page. */
  readonly currentPath: string;
}

/** A navigation entry that opens a list of links (disclosure pattern). Without JavaScript, CSS opens it. */
export function NavigationMenu({ title, items, currentPath }: NavigationMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const element = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback((byEscape: boolean) => {
    setIsOpen(false);
    if (byEscape) opener.current?.focus();
  }, []);
  useDismiss(element, isOpen, dismiss);
  const holdsCurrent = items.some(({ path }) => path === currentPath);
  return (
    <li css={item} ref={element} data-menu="">
      <button
        type="button"
        ref={opener}
        css={button}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={holdsCurrent || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
        <Icon name="chevron" size={18} />
      </button>
      <ul id={id} css={list} hidden={!isOpen} data-menu-list="">
        {items.map(({ title: name, path }) => (
          <li key={path}>
            <Link
              to={path}
              css={itemStyle}
              aria-current={path === currentPath ? "page" : undefined}
              onClick={() => setIsOpen(false)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
