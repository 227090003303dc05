import { css } from "@emotion/react";
import { Link } from "gatsby";
import finderWords from "../../content/words/finder.json";
import starWords from "../../content/words/star.json";
import { fill } from "../lib/fill";
import { useHydrated } from "../lib/hooks/use-hydrated";
import { LAKH } from "../lib/lakh";
import { monthFrom, monthText } from "../lib/months";
import { homeText } from "../money/home-money";
import { colour, phase, size, space, type } from "../theme/tokens";
import { bareButton, row, target } from "../ui/layout/primitives";
import { forgetProfile, type Profile, useProfile } from "./profile";

const room = { minHeight: size.target, marginBottom: space[3] };
/** Until scripts have read the answers, the mark of the inline script reserves their space from the first paint. */
const reservedRoom = { "html[data-profile] &": room };
const cardStyle = css({
  ...row([0, 4]),
  minHeight: size.target,
  paddingInline: space[3],
  background: phase.plan,
  color: colour.heading,
  fontSize: type.small,
  lineHeight: 1.3,
  // Two lines fit the reserved height.
  "& > p": { flex: "1 1 8rem", fontWeight: 700, textWrap: "pretty" },
  "& > :is(a, button)": {
    ...target,
    ...bareButton,
    color: colour.heading,
    font: "inherit",
    textDecoration: "underline",
  },
});

const { profile: words } = starWords;
const { finished: after, money } = finderWords;

function profileText({ finished, budget, start }: Profile): string {
  const month = monthFrom(start);
  return [
    finished && fill(words.after, { finished: after.answers[finished] }),
    budget && fill(money.upTo, { amount: homeText([Number(budget) * LAKH], "INR") }),
    month !== undefined && monthText(month),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The visitor's answers as a card, with links to change and delete them; renders nothing without answers. */
export function ProfileCard() {
  const isRead = useHydrated();
  const profile = useProfile();
  return (
    <div css={isRead ? profile && room : reservedRoom} data-profile-room="" data-print="no">
      {profile && (
        <div css={cardStyle} data-profile="">
          <p>{profileText(profile)}</p>
          <Link to="/plan">{words.change}</Link>
          <button type="button" onClick={forgetProfile}>
            {words.forget}
          </button>
        </div>
      )}
    </div>
  );
}
