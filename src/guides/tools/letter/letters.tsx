import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment, useRef, useState } from "react";
import guidesWords from "../../../../content/words/guides.json";
import { fill } from "../../../lib/fill";
import { lettering } from "../../../theme/lettering";
import { above, row, stack } from "../../../ui/layout/primitives";
import { Button } from "../../../ui/links/button";
import { CopyButton } from "../../../ui/links/copy-button";
import { ExternalLink } from "../../../ui/links/external-link";
import type { GuideTool } from "../../guide-page";
import { ToolHead } from "../tool-head";
import { letters, line, mark, remark, sheet } from "./letter-style";

const place = css({ ...stack(5), scrollMarginTop: "100px" });
const { letter: words } = guidesWords;

/** An address may break before its sign, as it is wider than a small phone's paper. */
const breakable = (text: string) =>
  text.split(/(?=@)/).map((piece, at) => (
    <Fragment key={piece}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));

interface LettersProps {
  readonly id: string;
  readonly letter: Queries.LettersFragment;
  /** The page's address, for the line that a visitor shares. */
  readonly path: string;
}

/** A good letter and a forged one, whose lines are folds: each opens without scripts and says what is wrong with it. */
function Letters({ id, letter, path }: LettersProps) {
  const { heading, lead, good, forged } = letter;
  const folds = useRef<HTMLOListElement>(null);
  const [pressed, setPressed] = useState<ReadonlySet<number>>(new Set());
  const all = forged.filter(({ isForged }) => isForged).length;
  const found = forged.filter(({ isForged }, index) => isForged && pressed.has(index)).length;
  const startAgain = () => {
    for (const fold of folds.current?.querySelectorAll("details") ?? []) fold.open = false;
    setPressed(new Set());
    folds.current?.querySelector("summary")?.focus();
  };
  return (
    <section id={id} css={place} aria-labelledby={`${id}-name`} data-tool="letter">
      <ToolHead id={`${id}-name`} heading={heading} lead={lead} />
      <div css={letters}>
        <section css={sheet} data-example={words.example} aria-labelledby={`${id}-good`}>
          <h4 id={`${id}-good`} css={lettering.head}>
            {words.good}
          </h4>
          <ol>
            {good.map((text) => (
              <li key={text}>{breakable(text)}</li>
            ))}
          </ol>
        </section>
        <section css={sheet} data-example={words.example} aria-labelledby={`${id}-forged`}>
          <h4 id={`${id}-forged`} css={lettering.head}>
            {words.forged}
          </h4>
          <p role="status" css={[lettering.label, above(3)]} data-needs-script data-print="no">
            {fill(found < all ? words.count : pressed.size > all ? words.allIn : words.all, {
              found,
              all,
              pressed: pressed.size,
            })}
          </p>
          <ol ref={folds}>
            {forged.map(({ text, note, isForged, register }, index) => (
              <li key={text}>
                <details
                  css={line}
                  data-forged={isForged || undefined}
                  onToggle={({ currentTarget }) => {
                    if (currentTarget.open) setPressed((before) => new Set([...before, index]));
                  }}
                >
                  <summary>
                    <span>{breakable(text)}</span>
                  </summary>
                  <div css={remark}>
                    <b css={mark}>{isForged ? words.isWrong : words.isRight}</b>
                    <p>
                      {note}{" "}
                      {register && (
                        <>
                          {words.check} <ExternalLink href={register.link}>{register.name}</ExternalLink>
                        </>
                      )}
                    </p>
                  </div>
                </details>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div css={row([3, 4])} data-needs-script data-print="no">
        {pressed.size > 0 && (
          <>
            <CopyButton
              words={words}
              text={`${fill(words.shared, { found, all })} ${window.location.origin}${path}`}
              share={{ text: fill(words.shared, { found, all }), url: path }}
            />
            <Button look="secondary" onClick={startAgain}>
              {words.again}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

export function letterTool(letter: Queries.LettersFragment, path: string): GuideTool {
  const id = "two-letters";
  return { id, link: letter.link, part: <Letters id={id} letter={letter} path={path} /> };
}

export const query = graphql`
  fragment Letters on Letter {
    link heading lead good
    forged { text note isForged register { name link } }
  }
`;
