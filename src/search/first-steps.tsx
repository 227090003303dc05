import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useState } from "react";
import { colour, font, radius, size, space, type } from "../theme/tokens";
import { buttonStyle } from "../ui/links/button-style";
import { isKeyOff, openedBefore, turnKey } from "./kept-search";
import { SearchExamples } from "./search-examples";
import type { SearchWords } from "./search-file";

const hint = css({ paddingTop: space[2], color: colour.muted, fontSize: type.small, lineHeight: 1.4 });
const heading = css({ paddingTop: space[5], font: `800 1.3125rem/1.2 ${font.heading}` });
const links = css({
  lineHeight: 1.4,
  a: { display: "flex", alignItems: "center", minHeight: size.target, fontWeight: 700 },
});
const chips = css({ marginTop: space[3] });
const key = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[4],
  marginTop: space[4],
  borderTop: `1px solid ${colour.line}`,
  color: colour.muted,
  fontSize: type.small,
  /* A touch screen alone has no such key. */
  "@media not all and (any-pointer: fine)": { display: "none" },
});

const moves = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[4]}`,
  width: "100%",
  paddingBlock: `${space[3]} ${space[1]}`,
  kbd: {
    display: "inline-block",
    minWidth: "28px",
    padding: `2px ${space[2]}`,
    border: `1px solid ${colour.muted}`,
    borderRadius: radius.button,
    background: colour.page,
    color: colour.heading,
    font: `600 ${type.small}/1.3 ${font.text}`,
    textAlign: "center",
  },
});

interface FirstStepsProps {
  readonly words: SearchWords;
  readonly hintId: string;
  readonly onTry: (query: string) => void;
  readonly onOpen: () => void;
}

export function FirstSteps({ words, hintId, onTry, onOpen }: FirstStepsProps) {
  const [isOff, setOff] = useState(isKeyOff);
  const [opened] = useState(openedBefore);
  return (
    <>
      <p id={hintId} css={hint}>
        {words.hint}
      </p>
      {opened.length > 0 && (
        <>
          <h2 css={heading}>{words.recent}</h2>
          <ul css={links}>
            {opened.map(({ title, page, path }) => (
              <li key={path}>
                <Link to={path} data-found="" onClick={onOpen}>
                  {page ? `${title}, ${page}` : title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 css={heading}>{words.tryThese}</h2>
      <SearchExamples css={chips} examples={words.examples} onTry={onTry} />
      <p css={links}>
        <Link to="/search" onClick={onOpen}>
          {words.allPages}
        </Link>
      </p>
      <p css={key}>
        <span css={moves}>
          {words.keys.map(({ name, does }) => (
            <span key={name}>
              <kbd>{name}</kbd> {does}
            </span>
          ))}
        </span>
        {isOff ? words.keyOff : words.keyOn}
        <button
          type="button"
          css={buttonStyle({ look: "tertiary" })}
          onClick={() => {
            turnKey(isOff);
            setOff(!isOff);
          }}
        >
          {isOff ? words.turnOn : words.turnOff}
        </button>
      </p>
    </>
  );
}
