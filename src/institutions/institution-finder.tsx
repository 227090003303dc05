import { css } from "@emotion/react";
import { Link } from "gatsby";
import { Suspense, useLayoutEffect, useMemo, useRef } from "react";
import frameWords from "../../content/words/frame.json";
import institutionsWords from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { PassStub } from "../star/pass-stub";
import { colour, from, radius, space, type } from "../theme/tokens";
import { useAddress } from "../ui/folds/use-address";
import { Container } from "../ui/layout/container";
import { buttonStyle } from "../ui/links/button-style";
import { CopyButton } from "../ui/sheet/copy-button";
import { filterQuery, type InstitutionFilter } from "./finder-address";
import { FinderBar } from "./finder-bar";
import { FinderGroup } from "./finder-group";
import { FinderRail } from "./finder-rail";
import { FinderSources } from "./finder-sources";
import { chosenInstitutions, type filterChoices, type InstitutionGroup } from "./institution-groups";
import { useInstitutionFilter } from "./use-institution-filter";

const words = institutionsWords.institutionsPage;

const layout = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  paddingBlock: `${space[6]} ${space.section}`,
  [from.desktop]: {
    gridTemplateColumns: "232px minmax(0, 1fr)",
    alignItems: "start",
    gap: space[11],
    paddingTop: space[8],
  },
});
const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  "& > div:first-of-type": { marginBottom: space[5] },
});
const empty = css({
  padding: "clamp(20px, 4vw, 36px)",
  border: `2px dashed ${colour.line}`,
  borderRadius: radius.card,
  background: colour.awards,
  h2: { fontSize: type.proseH2 },
  p: { marginTop: space[3] },
});
const actions = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[6]}`,
});
const others = css({ marginTop: space[8], fontSize: type.small, lineHeight: 1.45 });

interface InstitutionFinderProps {
  readonly id: string;
  readonly groups: readonly InstitutionGroup[];
  readonly choices: ReturnType<typeof filterChoices>;
  /** Names of the countries with a guide of which no institution is listed. */
  readonly without: readonly string[];
}

/** All institutions by country, and the choice of some. The HTML holds all; scripts hide what was not chosen. */
export function InstitutionFinder({ id, groups, choices, without }: InstitutionFinderProps) {
  const { filter, canChoose, choose, clear } = useInstitutionFilter(choices);
  const institutions = useMemo(() => groups.flatMap((group) => group.institutions), [groups]);
  const chosen = useMemo(() => chosenInstitutions(groups, filter), [groups, filter]);
  const query = filterQuery(filter);
  const address = () => `${window.location.origin}/institutions?${query}`;
  const isAll = chosen.size === institutions.length;
  useAddress();
  const kindNames = new Map(Object.entries(words.kinds));
  const countries = groups.map(({ key, name, institutions: { length } }) => ({
    value: key,
    name,
    count: length,
  }));
  const kinds = choices.kind.map((value) => ({
    value,
    name: kindNames.get(value) ?? value,
    count: institutions.filter(({ kind }) => kind === value).length,
  }));
  const nameOf = (value: string) =>
    [...countries, ...kinds].find((choice) => choice.value === value)?.name ?? value;

  // Each part hydrates in a task of its own; the same elements again, so that none of them is hurried.
  const parts = useMemo(
    () =>
      groups.map((group) => (
        <Suspense key={group.key}>
          <FinderGroup group={group} chosen={chosen} isAll={isAll} />
        </Suspense>
      )),
    [groups, chosen, isAll],
  );

  const results = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at the page when the list has changed
  useLayoutEffect(() => {
    if (!hasChosen.current) return;
    hasChosen.current = false;
    // What was read last may be gone: from the middle of the list back to its head.
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  }, [chosen]);
  const byVisitor = (change: Partial<InstitutionFilter>) => {
    hasChosen.current = true;
    choose(change);
  };
  /** The button that was pressed goes: the focus moves to what it changed. */
  const takeBack = (act: () => void) => {
    hasChosen.current = true;
    act();
    results.current?.focus();
  };

  return (
    <Container>
      <div css={layout}>
        <FinderRail
          filter={filter}
          countries={countries}
          kinds={kinds}
          cities={choices.cities}
          without={without}
          canChoose={canChoose}
          onChoose={byVisitor}
        />
        <div ref={results} id={id} tabIndex={-1} css={list}>
          <FinderBar
            filter={filter}
            nameOf={nameOf}
            shown={chosen.size}
            total={institutions.length}
            onChoose={(change) => takeBack(() => choose(change))}
            onClear={() => takeBack(clear)}
          />
          {canChoose && query && (
            <div css={actions}>
              <CopyButton text={address()} share={{ url: address() }} words={frameWords.shareChoice} />
            </div>
          )}
          <PassStub />
          {chosen.size === 0 && (
            <div css={empty} data-no-match="">
              <h2>{words.none}</h2>
              <p>{words.noneText}</p>
              <p css={actions}>
                <button
                  type="button"
                  css={buttonStyle({ look: "secondary" })}
                  onClick={() => takeBack(clear)}
                >
                  {words.clear}
                </button>
                <Link to="/contact">{words.ask}</Link>
              </p>
            </div>
          )}
          {parts}
          <div>
            {without.length > 0 && (
              <p css={others}>{fill(words.others, { countries: without.join(", ") })}</p>
            )}
            <FinderSources institutions={institutions} />
          </div>
        </div>
      </div>
    </Container>
  );
}
