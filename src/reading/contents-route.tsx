import reading from "../../content/words/reading.json";
import { font, type } from "../theme/tokens";
import { below, onlyFrom } from "../ui/layout/primitives";
import { type Chapter, ChapterStops } from "./chapter-stops";
import { FEWEST_HEADINGS } from "./contents-list";
import { usePlace } from "./use-place";

interface ContentsRouteProps {
  readonly id: string;
  readonly chapters: readonly Chapter[];
}

/** The chapters as a route beside the text, with the current one marked; renders nothing for a short text. */
export function ContentsRoute({ id, chapters }: ContentsRouteProps) {
  const place = usePlace(chapters.map((chapter) => chapter.id));
  if (chapters.length < FEWEST_HEADINGS) return null;
  return (
    <nav css={onlyFrom("desktop")} aria-labelledby={id}>
      <h2 id={id} css={{ ...below(2), font: `700 ${type.h3}/1.2 ${font.heading}` }}>
        {reading.contents}
      </h2>
      <ChapterStops chapters={chapters} place={place} />
    </nav>
  );
}
