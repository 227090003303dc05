import { css } from "@emotion/react";
import { colour, space } from "../../theme/tokens";

export const foldStyle = css({
  summary: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
    paddingBlock: space[3],
    minHeight: "56px",
    listStyle: "none",
    cursor: "pointer",
  },
  "summary::-webkit-details-marker": { display: "none" },
  "summary::after": {
    content: '""',
    flex: "none",
    width: "9px",
    height: "9px",
    marginInlineEnd: "4px",
    borderInlineEnd: `2px solid ${colour.link}`,
    borderBottom: `2px solid ${colour.link}`,
    transform: "translateY(-2px) rotate(45deg)",
  },
  "[open] > summary::after, &[open] > summary::after": { transform: "translateY(2px) rotate(225deg)" },
  "summary:hover :is(h2, h3)": {
    textDecoration: "underline",
    textDecorationColor: colour.link,
    textDecorationThickness: "2px",
  },
});
