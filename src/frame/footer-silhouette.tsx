import { colour } from "../theme/tokens";

/** Two lines of hills at dusk: from the closing section's background to the footer's. */
export function FooterSilhouette() {
  return (
    <svg
      className="frame-hills"
      viewBox="0 0 1280 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {/* Cropped above the lower edge: antialiased pixels there would add up to a light line. */}
      <svg width="1280" height="148" aria-hidden="true">
        <path fill={colour.onDarkMuted} d="M0 104C150 60 300 128 470 98S820 34 980 66s210 44 300 26v68H0z" />
      </svg>
      <path fill={colour.dark} d="M0 128c170-40 330 24 520 8s300-48 470-22 220 22 290 4v42H0z" />
    </svg>
  );
}
