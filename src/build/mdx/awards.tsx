/** @jsxImportSource react */
import type { ReactNode } from "react";
import type figuresWords from "../../../content/words/figures.json";
import { fill } from "../../lib/fill";
import { awardCitizens, awardLevels } from "./vocabulary-attributes";

type AwardWords = (typeof figuresWords)["texts"]["awards"];

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly any: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

function Choice({ name, legend, any, choices }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {[{ value: "any", text: any }, ...choices].map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === "any"} autoComplete="off" />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

interface AwardsProps {
  readonly words: AwardWords;
  readonly styles: ReactNode;
  readonly children: ReactNode;
}

/** Programmes that pay, and the choice of those whose rules allow a reader. The choice needs no script: its styles hide what does not fit. */
export function Awards({ words, styles, children }: AwardsProps) {
  const [before, after] = fill(words.left, { count: "\n" }).split("\n");
  return (
    <div className="awards">
      {styles}
      <div className="awards-choice" data-nosnippet="">
        <Choice
          name="citizens"
          legend={words.citizenship}
          any={words.any}
          choices={awardCitizens.map((value) => ({ value, text: words.citizens[value] }))}
        />
        <Choice
          name="levels"
          legend={words.level}
          any={words.any}
          choices={awardLevels.map((value) => ({ value, text: words.levels[value] }))}
        />
        <p>{words.rule}</p>
      </div>
      <p className="awards-bachelor" data-nosnippet="">
        {words.bachelor}
      </p>
      {children}
      <p className="awards-left" data-nosnippet="">
        {before}
        <b />
        {after}
      </p>
    </div>
  );
}
