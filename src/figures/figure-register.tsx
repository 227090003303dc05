import { css } from "@emotion/react";
import { Suspense, useLayoutEffect, useMemo, useRef } from "react";
import words from "../../content/words/figures.json";
import { sized } from "../theme/lettering";
import { from, space } from "../theme/tokens";
import { useNamedFold } from "../ui/folds/use-named-fold";
import { Container } from "../ui/layout/container";
import { stack } from "../ui/layout/primitives";
import { FigureFilters } from "./figure-filters";
import { type FigureSection, figureStates } from "./figure-sections";
import { PlaceSection } from "./place-section";
import { groupNames, topicGroups } from "./topic-groups";
import { chosenFigures, type FigureFilter, useFigureFilter } from "./use-figure-filter";

const register = css({
  "--under-bar": "0px",
  ...stack(5),
  paddingBottom: space.section,
  [from.desktop]: { "--under-bar": "96px" },
});
const sections = css({
  ...stack(),
  scrollMarginTop: "var(--under-bar)",
  /* Keeps focused links below the sticky bar. */
  "& :is(a, summary)": { scrollMarginTop: "var(--under-bar)" },
});

/** All figures, with filters. The HTML holds all; scripts hide those that do not match. */
export function FigureRegister({ sections: all }: { readonly sections: readonly FigureSection[] }) {
  const figures = useMemo(() => all.flatMap(({ groups }) => groups.flatMap((group) => group.figures)), [all]);
  const choices = useMemo(() => {
    const groups = all.flatMap((section) => section.groups.map(({ name }) => name));
    return {
      country: all.map(({ slug }) => slug),
      topic: topicGroups.map(({ name }) => name).filter((name) => groups.includes(name)),
      state: figureStates.filter((state) => figures.some((figure) => figure.state === state)),
    };
  }, [all, figures]);
  const { filter, canChoose, choose } = useFigureFilter(choices);
  const chosen = useMemo(() => chosenFigures(all, filter), [all, filter]);
  const isChoice = chosen.size < figures.length;
  useNamedFold();

  // Memoised, so that each section hydrates in its own task: new elements would make React hydrate all at once.
  const parts = useMemo(
    () =>
      all.map((section) => (
        <Suspense key={section.slug}>
          <PlaceSection section={section} chosen={chosen} isChoice={isChoice} />
        </Suspense>
      )),
    [all, chosen, isChoice],
  );

  const list = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  useLayoutEffect(() => {
    if (!hasChosen.current) return;
    hasChosen.current = false;
    // Scrolls back to the head of the list, as the visitor's position may be gone.
    if (list.current && chosen.size > 0 && list.current.getBoundingClientRect().top < 0)
      list.current.scrollIntoView();
  }, [chosen]);
  const onChoose = (change: Partial<FigureFilter>) => {
    hasChosen.current = true;
    choose(change);
  };

  return (
    <Container>
      <div css={register}>
        <FigureFilters
          filter={filter}
          choices={{
            country: all.map(({ slug, name }) => ({ value: slug, name })),
            topic: choices.topic.map((value) => ({ value, name: groupNames[value] })),
            state: choices.state.map((value) => ({ value, name: words.states[value] })),
          }}
          canChoose={canChoose}
          shown={chosen.size}
          total={figures.length}
          onChoose={onChoose}
        />
        <div ref={list} css={sections}>
          {chosen.size === 0 && (
            <p css={{ ...sized("intro"), paddingBlock: space[8] }}>{words.filters.none}</p>
          )}
          {parts}
        </div>
      </div>
    </Container>
  );
}
