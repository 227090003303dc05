import { Link } from "gatsby";
import {
  type ComponentType,
  type Dispatch,
  lazy,
  type ReactNode,
  type SetStateAction,
  Suspense,
  useCallback,
  useId,
  useRef,
} from "react";
import { useDismiss } from "../lib/hooks/use-dismiss";
import { Icon } from "../ui/motifs/icon";
import type { PictureProps } from "../ui/pictures/picture";
import { useEnglish } from "./frame-language";
import type { MenuLink } from "./use-navigation";

/** Loaded when the menu first opens, as no page should load pictures that nobody sees; without it the names show. */
const Picture = lazy(() =>
  import("../ui/pictures/picture").then(
    ({ Picture: drawn }): { default: ComponentType<PictureProps> } => ({ default: drawn }),
    () => ({ default: () => null }),
  ),
);

/** The drawer's lists stand in its flow. */
const CLICK = ["click"] as const;

interface NavigationLinkProps {
  readonly to: string;
  readonly "aria-current": "page" | undefined;
  readonly onClick: () => void;
}

interface NavigationMenuProps {
  readonly name: string;
  /** The name in the page's language. */
  readonly title: string;
  /** The links; a menu of countries has two groups. */
  readonly groups: readonly (readonly MenuLink[])[];
  readonly hasStamps: boolean;
  readonly currentPath: string;
  readonly isOpen: boolean;
  /** Sets the name of the open menu: at most one is open. */
  readonly setOpenMenu: Dispatch<SetStateAction<string | undefined>>;
  /** Whether the menu is in the open drawer of narrow windows. */
  readonly isInDrawer: boolean;
  /** Attributes of a link, which closes menu and drawer even if it leads to the present page. */
  readonly link: (path: string) => NavigationLinkProps;
  readonly children?: ReactNode;
}

/** A navigation entry that opens a list of links (disclosure pattern). Without JavaScript, CSS opens it. */
export function NavigationMenu(props: NavigationMenuProps) {
  const { name, title, groups, hasStamps, currentPath, isOpen, setOpenMenu, isInDrawer, link } = props;
  const english = useEnglish();
  const id = useId();
  const element = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback(
    (byEscape: boolean) => {
      setOpenMenu((open) => (open === name ? undefined : open));
      // In the drawer Escape closes all of it, and the focus returns to the drawer's button.
      if (byEscape && !isInDrawer) opener.current?.focus();
    },
    [name, setOpenMenu, isInDrawer],
  );
  useDismiss(element, isOpen, dismiss, isInDrawer ? CLICK : undefined);
  const holdsCurrent = groups.flat().some(({ path }) => path === currentPath);
  return (
    <li ref={element} className={hasStamps ? "frame-wide" : undefined} data-menu="">
      <button
        type="button"
        ref={opener}
        className="frame-entry"
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={holdsCurrent || undefined}
        onClick={() => setOpenMenu(isOpen ? undefined : name)}
      >
        {title}
        <Icon name="chevron" size={18} />
      </button>
      <div id={id} className="frame-list" hidden={!isOpen} data-menu-list="">
        {groups.map((links) => (
          <ul key={links[0]?.path} {...english}>
            {links.map(({ title: text, path, stamp }) => (
              <li key={path}>
                <Link {...link(path)}>
                  {stamp && (
                    <span className="frame-stamp">
                      {isOpen && (
                        <Suspense>
                          <Picture file={stamp} alt="" sizes="(min-width: 1024px) 178px, 52px" />
                        </Suspense>
                      )}
                    </span>
                  )}
                  {hasStamps && !stamp && <span className="frame-more" />}
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        ))}
        {props.children}
      </div>
    </li>
  );
}
