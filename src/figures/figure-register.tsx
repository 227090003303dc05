import { css } from "@emotion/react";
import { Link } from "gatsby";
import { memo, Suspense, useDeferredValue, useLayoutEffect, useMemo, useRef } from "react";
import words from "../../content/words/figures.json";
import { fill } from "../lib/fill";
import { lettering, sized } from "../theme/lettering";
import { from, rule, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { Container } from "../ui/layout/container";
import { below, stack, tag, target, tinted } from "../ui/layout/primitives";
import { chosenFigures, type FigureFilter, FigureFilters, useFigureFilter } from "./figure-filters";
import { FigureRow } from "./figure-row";
import { countOf, type FigureSection, figureStates } from "./figure-sections";
import { groupNames, topicGroups } from "./topic-groups";

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

const place = css({ scrollMarginTop: "var(--under-bar)", "&:not([hidden]) ~ &": { borderTop: rule.thin } });
const fold = css(foldStyle, {
  "& > summary": { justifyContent: "start", gap: space[3] },
  "& > summary > h2": { flexGrow: 1, overflowWrap: "anywhere", fontSize: type.h3 },
});
const plate = css({ ...tag, minWidth: "58px", "&:empty": { visibility: "hidden" } });
const guide = css({
  ...target,
  paddingInline: space[4],
  ...lettering.firm,
  [from.tablet]: { paddingInline: space[8] },
});
const groupName = css({
  padding: `${space[3]} ${space[4]} 0`,
  fontSize: type.article,
  lineHeight: 1.2,
  [from.tablet]: { paddingInline: space[8] },
});

interface PlaceSectionProps {
  readonly section: FigureSection;
  readonly chosen: ReadonlySet<string>;
  /** Whether a filter is active; the matching figures are then open. */
  readonly isChoice: boolean;
}

/** The figures of a place by topic; a fold that opens on request or if the address names one of them. */
const PlaceSection = memo(function PlaceSection({ section, chosen, isChoice }: PlaceSectionProps) {
  const { slug, name, code, path, groups } = section;
  const isLeft = (figures: readonly { readonly id: string }[]) => figures.some(({ id }) => chosen.has(id));
  return (
    <section
      css={place}
      aria-labelledby={slug}
      hidden={!groups.some(({ figures }) => isLeft(figures))}
      data-place={slug}
    >
      <details css={fold} open={isChoice}>
        <summary>
          <span css={plate} aria-hidden="true">
            {code}
          </span>
          <h2 id={slug}>{name}</h2>
          <span css={lettering.muted}>{countOf(section)}</span>
        </summary>
        <div css={[below(5), tinted("surface")]}>
          {path && (
            <Link to={path} css={guide}>
              {fill(words.guide, { name })}
            </Link>
          )}
          {groups.map(({ name: about, figures }) => (
            <div key={about} hidden={!isLeft(figures)}>
              <h3 css={groupName}>{groupNames[about]}</h3>
              {figures.map((figure) => (
                <FigureRow key={figure.id} figure={figure} place={name} isHidden={!chosen.has(figure.id)} />
              ))}
            </div>
          ))}
        </div>
      </details>
    </section>
  );
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
  // The filters answer at once, the list follows in slices.
  const listed = useDeferredValue(chosen);
  const isChoice = listed.size < figures.length;

  // Memoised, so that each section hydrates in its own task: new elements would make React hydrate all at once.
  const parts = useMemo(
    () =>
      all.map((section) => (
        <Suspense key={section.slug}>
          <PlaceSection section={section} chosen={listed} isChoice={isChoice} />
        </Suspense>
      )),
    [all, listed, isChoice],
  );

  const list = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  useLayoutEffect(() => {
    if (!hasChosen.current) return;
    hasChosen.current = false;
    // Scrolls back to the head of the list, as the visitor's position may be gone.
    if (list.current && listed.size > 0 && list.current.getBoundingClientRect().top < 0)
      list.current.scrollIntoView();
  }, [listed]);
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
          {listed.size === 0 && (
            <p css={{ ...sized("intro"), paddingBlock: space[8] }}>{words.filters.none}</p>
          )}
          {parts}
        </div>
      </div>
    </Container>
  );
}
