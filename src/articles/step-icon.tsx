import { Icon, LineIcon } from "../ui/motifs/icon";

/** Apart from the controls' icons, which every page loads. */
const PATHS = {
  document: "M6 3h8l4 4v14H6zM14 3v5h4M9 12h6M9 16h6",
  envelope: "M3 6h18v12H3zM3 7l9 7 9-7",
  heart:
    "M12 20C5 15 3 11.500 4.500 8.300 6 5.200 10 5.200 12 8.500c2-3.300 6-3.300 7.500-.2C21 11.500 19 15 12 20z",
  passport: "M6 3h12v18H6zM12 7a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM9 17.500h6",
  bag: "M6 8h12v12H6zM9 8V4h6v4M9 12v4M15 12v4",
  home: "M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6",
} as const;

export function StepIcon({ name }: { readonly name: Queries.ArticleSidebarFragment["icon"] }) {
  return name === "chat" ? <Icon name={name} size={20} /> : <LineIcon path={PATHS[name]} size={20} />;
}
