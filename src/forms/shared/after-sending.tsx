import { css } from "@emotion/react";
import { useEffect, useId, useRef, useState } from "react";
import formsWords from "../../../content/words/forms.json";
import { fill } from "../../lib/fill";
import { Filled } from "../../lib/filled";
import { useCompany } from "../../lib/hooks/use-company";
import { isoDay } from "../../lib/months";
import { lettering } from "../../theme/lettering";
import { colour, font, from, radius, rule, space, type } from "../../theme/tokens";
import { printAlone } from "../../ui/kept-form/print-alone";
import { fitting, grid, paper, wholeRow } from "../../ui/layout/primitives";
import { Button } from "../../ui/links/button";
import { CopyButton } from "../../ui/links/copy-button";
import { dayLines, RoundMark } from "../../ui/motifs/round-mark";

/** How long the file's URL stays valid, in ms. */
const LIFE = 600_000;

function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // iPhones ask the visitor first and read the file after the answer.
  setTimeout(() => URL.revokeObjectURL(url), LIFE);
}

const panel = css({
  ...grid([8, 11], fitting("21rem")),
  padding: "clamp(20px, 4vw, 48px)",
  border: `2px solid ${colour.tag}`,
  borderRadius: radius.card,
  ...paper,
  lineHeight: 1.5,
  // Room for the toast between it and the header.
  scrollMarginTop: "52px",
  [from.desktop]: { scrollMarginTop: "60px" },
  h2: { marginTop: space[4], fontSize: type.proseH2, lineHeight: 1.04, textWrap: "balance" },
  h3: { font: `800 ${type.h3}/1.15 ${font.heading}` },
  ul: { display: "grid", gap: space[2], marginTop: space[3], paddingLeft: "1.2em", listStyle: "disc" },
});
const mark = css({ display: "block", width: "112px", color: colour.tag });
const number = css({ marginTop: space[3], color: colour.heading, fontWeight: 700 });
const copied = css({
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  marginBlock: space[3],
  padding: space[4],
  border: rule.tear,
  background: colour.page,
  font: `400 ${type.text}/1.5 ${font.text}`,
});
const buttons = css({ display: "flex", flexWrap: "wrap", gap: space[3], marginTop: space[4] });

const { copy, reference: referenceWords, mark: markWord, again } = formsWords.sending;

export interface Sent {
  readonly text: string;
  readonly reference: string | undefined;
  readonly at: Date;
}

export interface AfterSendingProps {
  readonly sent: Sent;
  readonly words: (typeof formsWords)["contact" | "consultation"]["after"];
  /** Brings the empty form back. */
  readonly onAgain: () => void;
}

function copyText({ text, reference, at }: Sent): string {
  const time = at.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
  const number = reference ? [fill(copy.number, { reference })] : [];
  return [fill(copy.sent, { time }), ...number, "", text].join("\n");
}

function isTyping(): boolean {
  const { activeElement } = document;
  const isText = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isText && activeElement.value !== "";
}

const Entries = ({ of }: { readonly of: readonly string[] }) => (
  <ul>
    {of.map((one) => (
      <li key={one}>{one}</li>
    ))}
  </ul>
);

/** Takes the form's place: who calls by when, the number of the message, and what to do meanwhile. */
export function AfterSending({ sent, words, onAgain }: AfterSendingProps) {
  const { name: company } = useCompany();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSaving, setSaving] = useState(false);
  const id = useId();
  const text = copyText(sent);
  useEffect(() => {
    // The form empties and restores the focus first.
    const handle = requestAnimationFrame(() => {
      if (isTyping()) return;
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest("section")?.scrollIntoView();
    });
    return () => cancelAnimationFrame(handle);
  }, []);
  return (
    <section css={panel} aria-labelledby={id} data-after-sending>
      <div>
        <RoundMark css={mark} top={markWord} bottom={company} lines={dayLines(isoDay(sent.at))} />
        <h2 ref={heading} id={id} tabIndex={-1} aria-describedby={sent.reference && `${id}number`}>
          {words.heading}
        </h2>
        {sent.reference && (
          <p id={`${id}number`} css={number}>
            <Filled
              text={referenceWords}
              values={{ reference: <span css={{ whiteSpace: "nowrap" }}>{sent.reference}</span> }}
            />
          </p>
        )}
        <Entries of={words.next} />
        <h3 css={{ marginTop: space[5] }}>{words.prepareHeading}</h3>
        <Entries of={words.prepare} />
      </div>
      <div data-tool="copy">
        <h3>{copy.heading}</h3>
        <pre css={copied}>{text}</pre>
        <p css={lettering.muted} data-print="no">
          {copy.note}
        </p>
        <div css={buttons} data-print="no">
          <Button look="secondary" onClick={printAlone}>
            {copy.print}
          </Button>
          <Button
            look="secondary"
            onClick={() => {
              saveFile(`${copy.file}.txt`, `${text}\n`, "text/plain;charset=utf-8");
              setSaving(true);
            }}
          >
            {copy.save}
          </Button>
          <CopyButton text={text} share={{ text }} words={copy} />
        </div>
        <p css={[lettering.muted, isSaving && { marginTop: space[3] }]} role="status" data-print="no">
          {isSaving && copy.saving}
        </p>
      </div>
      <p css={wholeRow} data-print="no">
        <Button look="tertiary" onClick={onAgain}>
          {again}
        </Button>
      </p>
    </section>
  );
}
