import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useEffect, useId } from "react";
import guidesWords from "../../../../content/words/guides.json";
import shared from "../../../../content/words/kept-form.json";
import rulerWords from "../../../../content/words/ruler.json";
import { Bill } from "../../../bill/bill";
import { fill } from "../../../lib/fill";
import { AskingRuler } from "../../../ruler/ruler";
import { colour, space, type } from "../../../theme/tokens";
import { selectStyle } from "../../../ui/fields/control-style";
import { useKeptFields } from "../../../ui/kept-form/kept-fields";
import { KeptForm } from "../../../ui/kept-form/kept-form";
import { printAlone } from "../../../ui/kept-form/print-alone";
import { row } from "../../../ui/layout/primitives";
import { Section } from "../../../ui/layout/section";
import { Button } from "../../../ui/links/button";

const section = css({ paddingBlock: "clamp(48px, 3rem + 2vw, 80px)", scrollMarginTop: "64px" });
const lead = css({ maxWidth: "33em", marginBlock: space[3], fontSize: type.intro, lineHeight: 1.45 });
const choice = css({
  maxWidth: "22rem",
  label: { color: colour.heading, fontSize: type.small, fontWeight: 600 },
  select: { backgroundColor: colour.page, fontWeight: 700 },
});
const words = guidesWords.costs.bill;

const inGuide = (path: string) => `${path}#what-it-costs`;

/** The bill of the chosen country, the same as in its guide and with what the visitor entered there. */
export function CostBill({
  countries,
}: {
  readonly countries: readonly (Queries.CostCountryFragment & Queries.RulerCountryFragment)[];
}) {
  const { form, fields, fillIn, changed } = useKeptFields("costs");
  const selectId = useId();
  const billed = countries.filter(({ bills }) => bills);
  const chosen = billed.find(({ code }) => code === fields?.country);
  const codes = billed.map(({ code }) => code).join(" ");
  useEffect(() => {
    // Shared links name a country as `#tool=costs&country=AU`.
    const chooseFromAddress = () => {
      const params = new URLSearchParams(window.location.hash.slice(1));
      if (params.get("tool") !== "costs") return;
      const country = params.get("country") ?? "";
      if (codes.split(" ").includes(country)) fillIn({ country });
      form.current?.scrollIntoView();
    };
    chooseFromAddress();
    window.addEventListener("hashchange", chooseFromAddress);
    return () => window.removeEventListener("hashchange", chooseFromAddress);
  }, [codes, fillIn, form]);
  return (
    <Section ground="closing" id="worksheet" css={section}>
      <div css={{ maxWidth: "1040px" }} data-tool="costs">
        <h2 id="worksheet-name">{rulerWords.heading}</h2>
        <p css={lead}>{rulerWords.lead}</p>
        <AskingRuler countries={countries} />
        <p css={[lead, { marginTop: space[11] }]}>{words.lead}</p>
        <KeptForm ref={form} css={choice} onInput={changed} data-needs-script>
          <label htmlFor={selectId}>{words.country}</label>
          <select css={selectStyle} id={selectId} name="country" autoComplete="off">
            <option value="">{words.choose}</option>
            {billed.map(({ code, name }) => (
              <option key={code} value={code ?? ""}>
                {name}
              </option>
            ))}
          </select>
        </KeptForm>
        {chosen && (
          <div key={chosen.path} css={{ maxWidth: "860px" }}>
            <Bill id="worksheet-bill" country={chosen} />
            <div css={row([2, 5])} data-print="no">
              <Button look="ink" onClick={printAlone}>
                {shared.print}
              </Button>
              <Link to={inGuide(chosen.path)}>{fill(words.guide, { country: chosen.name })}</Link>
            </div>
          </div>
        )}
      </div>
    </Section>
  );
}
