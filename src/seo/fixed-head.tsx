import type { HeadProps } from "gatsby";
import { required } from "../lib/required";
import { Seo } from "./seo";

interface FixedPage {
  readonly pageText: Pick<Queries.PageHeadFragment, "title" | "description" | "path"> | null;
}

/** Head of a page whose title, description and address stand in `pages.json`. */
export const fixedHead =
  (card: Queries.SocialCardKind) =>
  ({ data }: HeadProps<FixedPage>) => (
    <Seo page={required(data.pageText, "content/pages.json")} card={card} />
  );
