import { graphql } from "gatsby";
import { topicGroups } from "./topic-groups";

export const figureStates = ["holds", "due", "ended"] as const;

export interface Place {
  readonly slug: string;
  readonly name: string;
  readonly code?: string | null;
  readonly path?: string;
}

/** Groups figures by place and topic; empty places and groups are left out. */
export function figureSections(places: readonly Place[], figures: readonly Queries.FigureFragment[]) {
  return places
    .map((place) => {
      const ofPlace = figures.filter(({ country }) => country === place.slug);
      const groups = topicGroups.map(({ name, topics }) => ({
        name,
        figures: topics.flatMap((topic) => ofPlace.filter((figure) => figure.topic === topic)),
      }));
      return { ...place, groups: groups.filter((group) => group.figures.length > 0) };
    })
    .filter(({ groups }) => groups.length > 0);
}

export type FigureSection = ReturnType<typeof figureSections>[number];

export const countOf = ({ groups }: FigureSection) =>
  groups.reduce((count, { figures }) => count + figures.length, 0);

export const query = graphql`
  fragment Figure on Fact {
    id: jsonId country topic label text note state day
    ...FactSource ...FigureOrigin ...FactDays
  }
`;
