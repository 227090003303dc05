import { css } from "@emotion/react";
import planWords from "../../content/words/plan.json";
import { colour, font, from, phone, radius, shadow, size, space, type } from "../theme/tokens";
import { buttonStyle } from "../ui/links/button-style";
import { AskButton } from "./ask-button";
import { readyLists } from "./ready-lists";

const words = planWords.plan;

const notice = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[6]}`,
  marginBottom: space[6],
  padding: space[5],
  borderRadius: radius.card,
  background: colour.states,
  "& > p": { flex: "1 1 18rem" },
  /* In the right of the page's head, which has room for it. */
  [from.desktop]: {
    position: "absolute",
    top: space[16],
    right: `max(${space.gutter}, (100% - ${size.container}) / 2)`,
    display: "grid",
    gap: space[3],
    width: "390px",
    margin: 0,
    padding: 0,
    background: "none",
    button: { width: "100%" },
    "& > p": { paddingBottom: space[2] },
  },
  [phone]: { "& > div": { width: "100%" }, button: { width: "100%" } },
  b: { display: "block", color: colour.heading, font: `800 ${type.h3}/1.2 ${font.heading}` },
  small: { display: "block", fontSize: type.small },
  "@media print": { display: "none" },
});
const more = css({
  display: "none",
  [from.desktop]: { display: "grid", gap: space[3] },
});

interface SharedNoticeProps {
  /** Whether the visitor has a plan that this one would replace. */
  readonly hasOwn: boolean;
  readonly text: () => string;
  readonly onTake: () => void;
}

export function SharedNotice({ hasOwn, text, onTake }: SharedNoticeProps) {
  return (
    <div css={notice}>
      <p>
        <b>{words.shared}</b> {words.sharedNote}
      </p>
      <div data-shared="">
        <button type="button" css={buttonStyle({ look: "ink" })} onClick={onTake}>
          {words.take}
        </button>
        {hasOwn && <small>{words.takeNote}</small>}
      </div>
      <div css={more}>
        <AskButton text={text} />
        <button type="button" css={buttonStyle({ look: "secondary" })} onClick={() => window.print()}>
          {words.print}
        </button>
      </div>
    </div>
  );
}

const sheet = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  gap: `${space[5]} ${space[7]}`,
  padding: space[6],
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  h3: { font: `700 1.375rem/1.2 ${font.heading}` },
  li: { paddingBlock: space[3], borderBottom: `1px dashed ${colour.line}`, lineHeight: 1.35 },
});

/** What has to be ready, to be read only: ticks belong to the visitor's own plan. */
export function SharedList() {
  return (
    <div css={sheet} data-shared-list="">
      {readyLists.map(({ name, items }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {items.map(({ id, name: item }) => (
              <li key={id}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const card = css({
  display: "grid",
  gap: space[4],
  padding: "clamp(20px, 4vw, 36px)",
  borderRadius: radius.card,
  background: colour.awards,
  "& > p": { maxWidth: "48em", color: colour.text, fontSize: type.small, lineHeight: 1.45 },
});
const buttons = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[3]} ${space[5]}`,
  button: { [phone]: { width: "100%" } },
});

interface SharedActionsProps {
  readonly text: () => string;
  readonly onTake: () => void;
}

/** What a reader of somebody's plan can do at its end: ask about it, keep it, print it. */
export function SharedActions({ text, onTake }: SharedActionsProps) {
  return (
    <div css={card}>
      <div css={buttons}>
        <AskButton text={text} />
        <button type="button" css={buttonStyle({ look: "ink" })} onClick={onTake}>
          {words.take}
        </button>
        <button type="button" css={buttonStyle({ look: "secondary" })} onClick={() => window.print()}>
          {words.print}
        </button>
      </div>
      <p>{words.askNote}</p>
    </div>
  );
}
