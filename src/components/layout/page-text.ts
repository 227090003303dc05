import { graphql } from "gatsby";

/** What a fixed page needs for its head, and for the browser's. */
export const query = graphql`
  fragment PageHead on PageText {
    title
    crumb
    description
    path
    heading
    intro
  }
`;
