/** The number in a figure and what stands around it: "2523+" is "", 2523, "+". */
const FIGURE = /^(\D*)(\d[\d,]*)(.*)$/s;

/**
 * A figure on its way from nought to its value.
 * @param progress 0 to 1
 * @example figureAt("2,523+", 0.5) // "1,262+"
 */
export function figureAt(figure: string, progress: number): string {
  const [, before, digits, after] = FIGURE.exec(figure) ?? [];
  if (digits === undefined || progress >= 1) return figure;
  const value = Math.round(Number(digits.replaceAll(",", "")) * progress);
  return `${before}${digits.includes(",") ? value.toLocaleString("en") : value}${after}`;
}
