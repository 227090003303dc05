import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import words from "../../content/words/institution-finder.json";
import institutionsWords from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { Filled } from "../lib/filled";
import { useSearch, writeSearch } from "../lib/hooks/use-search";
import { parsePlan } from "../star/plan";
import { useStoredPlan } from "../star/plan-store";
import { ProfileCard } from "../star/profile-card";
import { titled } from "../theme/lettering";
import { rule, size, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { above, note, pageEnd, row } from "../ui/layout/primitives";
import { ChoiceLinks } from "../ui/links/choice-links";
import { filterQuery, type InstitutionFilter, noFilter, parseFilter } from "./finder-address";
import { FinderForm } from "./finder-form";
import { FinderGroup } from "./finder-group";
import { chosenInstitutions, filterChoices, type InstitutionGroup } from "./institution-groups";

const kindNames: Readonly<Record<string, string>> = institutionsWords.kinds;

const bar = css({
  ...row([0, 5], "space-between"),
  minHeight: "72px",
  marginTop: space[3],
  "& > p": { ...titled("h3", 600, 1.2) },
  b: { fontSize: type.proseH2, fontWeight: 800, fontVariantNumeric: "tabular-nums" },
});
const empty = css({
  ...note(),
  padding: "clamp(20px, 4vw, 36px)",
  border: rule.tear,
  h2: { fontSize: type.proseH2 },
  p: { marginTop: space[3] },
});
interface InstitutionFinderProps {
  readonly groups: readonly InstitutionGroup[];
  readonly without: readonly string[];
}

/** All institutions by country, with filters. The HTML holds all; scripts hide those that do not match. */
export function InstitutionFinder({ groups, without }: InstitutionFinderProps) {
  const choices = useMemo(() => filterChoices(groups, Object.keys(kindNames)), [groups]);
  const search = useSearch();
  // No filter before and after hydration alike: a change would render the whole list again.
  const query = search ?? "";
  const filter = useMemo(() => parseFilter(query, choices), [query, choices]);
  const institutions = useMemo(() => groups.flatMap((group) => group.institutions), [groups]);
  const chosen = useMemo(() => chosenInstitutions(groups, filter), [groups, filter]);
  // The form answers at once, the list follows in slices.
  const listed = useDeferredValue(chosen);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const plan = useStoredPlan();
  const planned = useMemo(() => parsePlan(plan ?? ""), [plan]);
  const isPlanned = ({ guide, institutions: all }: InstitutionGroup) =>
    (guide !== undefined && planned.countries.includes(guide.slug)) ||
    all.some(({ id }) => planned.institutions.includes(id));
  const named = filterQuery(filter);
  const address = named && `${window.location.origin}/institutions?${named}`;
  const choose = (change: Partial<InstitutionFilter>) =>
    writeSearch(filterQuery({ ...filter, ...change }), { isTyped: change.q !== undefined });
  useEffect(() => {
    // Text typed before hydration.
    const typed = field.current?.value;
    const params = new URLSearchParams(window.location.search);
    if (!typed || params.get("q")) return;
    params.set("q", typed);
    writeSearch(String(params));
  }, []);
  return (
    <Container>
      <FinderForm
        filter={filter}
        countries={groups.map(({ key, name, institutions: { length } }) => ({
          value: key,
          name,
          count: length,
        }))}
        kinds={choices.kind.map((value) => ({
          value,
          name: kindNames[value] ?? value,
          count: institutions.filter(({ kind }) => kind === value).length,
        }))}
        canChoose={search !== undefined}
        fieldRef={field}
        onChoose={choose}
        onSubmit={() => results.current?.scrollIntoView()}
      />
      <div ref={results} css={{ ...pageEnd, scrollMarginTop: size.headerWide }}>
        <div css={bar}>
          <p role="status">
            <Filled text={words.shown} values={{ shown: <b>{chosen.size}</b>, total: institutions.length }} />
          </p>
          {address && (
            <ChoiceLinks
              address={address}
              clear={words.clear}
              onClear={() => {
                choose(noFilter);
                field.current?.focus();
              }}
            />
          )}
        </div>
        <ProfileCard />
        {listed.size === 0 && (
          <div css={empty}>
            <h2>{words.none}</h2>
            <p>{words.noneText}</p>
          </div>
        )}
        {groups.map((group, place) => (
          <FinderGroup
            key={group.key}
            group={group}
            chosen={listed}
            isOpen={listed.size < institutions.length || place === 0 || isPlanned(group)}
          />
        ))}
        <p css={{ ...above(8), lineHeight: 1.45 }}>
          {without.length > 0 && fill(words.others, { countries: without.join(", ") })}{" "}
          <Link to="/contact">{words.ask}</Link>
        </p>
      </div>
    </Container>
  );
}
