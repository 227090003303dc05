import type { HeadProps } from "gatsby";
import { required } from "../lib/required";
import { Seo } from "./seo";

interface FixedPage {
  readonly pageText: Pick<Queries.PageHeadFragment, "title" | "description" | "path"> | null;
}

/** Head of a fixed page, with title, description and address from `pages.json`. */
export const fixedHead =
  (card: Queries.SocialCardKind) =>
  ({ data }: HeadProps<FixedPage>) => (
    <Seo page={required(data.pageText, "content/pages.json")} card={card} />
  );
