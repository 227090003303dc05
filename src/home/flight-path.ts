/** A dotted path: round dots ten apart, at any stroke width (docs/decisions.md, "Look"). */
export const dots = { fill: "none", strokeDasharray: "1 10", strokeLinecap: "round" } as const;
