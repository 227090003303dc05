const PATHS = {
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  document: "M6 3h8l4 4v14H6zM14 3v5h4M9 12h6M9 16h6",
  envelope: "M3 6h18v12H3zM3 7l9 7 9-7",
  heart:
    "M12 20C5 15 3 11.500 4.500 8.300 6 5.200 10 5.200 12 8.500c2-3.300 6-3.300 7.500-.2C21 11.500 19 15 12 20z",
  passport: "M6 3h12v18H6zM12 7a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM9 17.500h6",
  bag: "M6 8h12v12H6zM9 8V4h6v4M9 12v4M15 12v4",
  home: "M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  chevron: "M6 9l6 6 6-6",
  up: "M12 20V5M5 12l7-7 7 7",
  left: "M20 12H5M12 5l-7 7 7 7",
  right: "M4 12h15M12 5l7 7-7 7",
  pause: "M9 6v12M15 6v12",
  play: "M8 5l11 7-11 7z",
  pin: "M12 21c5-6 7-9 7-12a7 7 0 1 0-14 0c0 3 2 6 7 12zM12 7a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  phone: "M6 3h4l2 5-3 2c1 2.500 2.500 4 5 5l2-3 5 2v4c0 1.500-1 2-2 2C11 20 4 13 4 5c0-1 .5-2 2-2z",
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** Width and height in px. */
  readonly size?: number;
  readonly className?: string;
}

/** A line icon in the text's colour. Hidden from screen readers: it always stands beside or inside something named. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
