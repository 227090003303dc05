import { LineIcon } from "../ui/motifs/icon";

const SQUARE = "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z";

const PATHS: Readonly<Record<string, string>> = {
  facebook: `${SQUARE}M15.5 8h-1a2 2 0 0 0-2 2v10M10 13h5`,
  instagram: `${SQUARE}M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M16.5 7.5h.01`,
  linkedin: `${SQUARE}M8.5 11v5M8.5 8h.01M12 16v-5M12 13.5a2 2 0 0 1 4 0V16`,
  youtube: "M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10 9.5l5 2.5-5 2.5z",
};

/** The mark of a network where its name has no room; the first letter of one that we have not drawn. */
export function SocialMark({ name }: { readonly name: string }) {
  const path = PATHS[name.toLowerCase()];
  return path ? <LineIcon path={path} size={22} /> : <b aria-hidden="true">{name.charAt(0)}</b>;
}
