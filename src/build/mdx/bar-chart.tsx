/** @jsxImportSource react */
import type figuresWords from "../../../content/words/figures.json";
import type { Bar, BarRow } from "../../figures/node/bars";
import { fill } from "../../lib/fill";

interface BarChartProps {
  readonly row: BarRow;
  readonly bars: readonly Bar[];
  readonly words: (typeof figuresWords)["texts"]["bars"];
}

/** A number as people write it: halves as such. */
function numberText(value: number): string {
  const whole = Math.floor(value);
  if (value - whole === 0.5) return `${whole || ""}½`;
  return value.toLocaleString("en-GB", { maximumFractionDigits: 1 });
}

/** A note without the first clause that the line above it has just said. */
function without(said: string, note: string | undefined): string | undefined {
  const [first = ""] = said.split(",");
  return note?.startsWith(first) && note.includes(", ") ? note.slice(note.indexOf(", ") + 2) : note;
}

/** A row's values of all countries as bars, the page's own marked; in an order, so that it reads as text, too. What each value holds for stands in the comparison. */
export function BarChart({ row, bars, words }: BarChartProps) {
  const own = bars.find(({ isOwn }) => isOwn);
  const most = Math.max(...bars.map(({ value = 0 }) => value));
  const { after, nought } = words[row];
  const note = own?.figure ? without(after, own.note) : own?.note;
  const averaged = bars.filter(({ isAveraged }) => isAveraged);
  return (
    <figure className="bars">
      <figcaption>
        {own?.figure && <span className="bars-number">{own.figure.value}</span>}{" "}
        <strong>{own?.figure ? `${own.figure.unit} ${after}` : nought}</strong>
        {note && <span className="bars-note">{note}</span>}
      </figcaption>
      <details>
        <summary>{words.all}</summary>
        <ol data-nosnippet="">
          {bars.map(({ name, code, isOwn, value, text, isAveraged }) => (
            <li key={code} className={isOwn ? "bars-own" : undefined}>
              <span className="visually-hidden">
                {name}: {value === undefined ? words.unknown : (text ?? words.none)}
              </span>
              <span aria-hidden="true">
                <b>
                  {value === undefined ? "–" : numberText(value)}
                  {isAveraged && "*"}
                </b>
                <span
                  className={value ? "bars-bar" : value === 0 ? "bars-nought" : "bars-unknown"}
                  style={value ? { height: `${Math.round((value / most) * 128)}px` } : undefined}
                />
                <span className="bars-code">{code}</span>
              </span>
            </li>
          ))}
        </ol>
        {averaged.map(({ code, name, text = "", value = 0 }) => (
          <p key={code} className="bars-averaged">
            {`* ${fill(words.averaged, { name, text, value: numberText(value) })}`}
          </p>
        ))}
        <a href="/compare">{words.compare}</a>
      </details>
    </figure>
  );
}
