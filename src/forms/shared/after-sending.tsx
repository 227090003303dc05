import { css } from "@emotion/react";
import { useEffect, useId, useRef, useState } from "react";
import formsWords from "../../../content/words/forms.json";
import { fill } from "../../lib/fill";
import { lettering } from "../../theme/lettering";
import { colour, font, radius, rule, space, type } from "../../theme/tokens";
import { printAlone } from "../../ui/kept-form/print-alone";
import { grid } from "../../ui/layout/primitives";
import { Button } from "../../ui/links/button";
import { CopyButton } from "../../ui/links/copy-button";

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
  ...grid(8, { desktop: "1 1" }),
  marginTop: space[5],
  padding: "clamp(20px, 4vw, 40px)",
  border: `2px solid ${colour.tag}`,
  borderRadius: radius.card,
  background: colour.surface,
  lineHeight: 1.5,
  "h2, h3": { font: `800 ${type.h3}/1.15 ${font.heading}` },
  // Keeps the heading clear of header and toast, with the number below it in view.
  h2: { scrollMarginBlock: "184px 200px" },
  ul: { display: "grid", gap: space[2], marginTop: space[3], paddingLeft: "1.2em", listStyle: "disc" },
});
const number = css({ marginTop: space[3], color: colour.heading, fontWeight: 700 });
const paperStyle = css({
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  marginBlock: space[3],
  padding: space[4],
  border: rule.tear,
  background: colour.page,
  font: `400 ${type.text}/1.5 ${font.text}`,
});
const buttons = css({ display: "flex", flexWrap: "wrap", gap: space[3], marginTop: space[4] });

const { copy, reference: referenceWords } = formsWords.sending;

export interface Sent {
  readonly text: string;
  readonly reference: string | undefined;
  readonly at: Date;
}

export interface AfterSendingProps {
  readonly sent: Sent;
  readonly words: (typeof formsWords)["contact" | "consultation"]["after"];
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

export function AfterSending({ sent, words }: AfterSendingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSaving, setSaving] = useState(false);
  const id = useId();
  const text = copyText(sent);
  useEffect(() => {
    // The form empties and restores the focus first.
    const handle = requestAnimationFrame(() => {
      if (!isTyping()) heading.current?.focus();
    });
    return () => cancelAnimationFrame(handle);
  }, []);
  return (
    <section css={panel} aria-labelledby={id} data-after-sending>
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} aria-describedby={sent.reference && `${id}number`}>
          {words.heading}
        </h2>
        {sent.reference && (
          <p id={`${id}number`} css={number}>
            {fill(referenceWords, { reference: sent.reference })}
          </p>
        )}
        <Entries of={words.next} />
        <h3 css={{ marginTop: space[5] }}>{words.prepareHeading}</h3>
        <Entries of={words.prepare} />
      </div>
      <div data-tool="copy">
        <h3>{copy.heading}</h3>
        <pre css={paperStyle}>{text}</pre>
        <p css={lettering.muted} data-print="no">
          {copy.note}
        </p>
        <div css={buttons} data-print="no">
          <Button look="ink" onClick={printAlone}>
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
    </section>
  );
}
