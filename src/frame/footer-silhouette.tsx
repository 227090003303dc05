import { css } from "@emotion/react";
import { colour } from "../theme/tokens";

const silhouette = css({
  width: "100%",
  marginBottom: "-1px",
  height: "clamp(110px, 12vw, 190px)",
  /* Ink below the last rows: at a fractional height the background would show as a line. */
  background: `linear-gradient(${colour.closing} 90%, ${colour.dark} 90%)`,
  "@media print": { display: "none" },
});

/** Hills, towers and a bridge at dusk: from the closing section's background to the footer's. */
export function FooterSilhouette() {
  return (
    <svg
      css={silhouette}
      viewBox="0 0 1280 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {/* Cropped above the lower edge: antialiased pixels there would add up to a light line. */}
      <svg width="1280" height="148" aria-hidden="true">
        <path fill={colour.onDarkMuted} d="M0 104C150 60 300 128 470 98S820 34 980 66s210 44 300 26v68H0z" />
        <path
          fill={colour.mapLand}
          d="M186 160v-56h14v-22h24v18h10V62h18v38h12V76h22v30h10V92h14v68zM540 160c20-52 62-78 108-78s88 26 108 78h-10c-20-44-56-66-98-66s-78 22-98 66zm0-22h216v7H540zM586 106h4v36h-4zm30-18h4v54h-4zm30-6h4v60h-4zm30 6h4v54h-4zm30 18h4v36h-4z"
        />
      </svg>
      <path fill={colour.dark} d="M0 128c170-40 330 24 520 8s300-48 470-22 220 22 290 4v42H0z" />
    </svg>
  );
}
