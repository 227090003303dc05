const PATHS = {
  phone: "M5 4h4l2 5-2 1.5a11 11 0 0 0 4.5 4.5l1.5-2 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z",
  mail: "M3 6h18v13H3zM3 7l9 7 9-7",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  chevron: "M6 9l6 6 6-6",
  up: "M12 20V5M5 12l7-7 7 7",
  left: "M20 12H5M12 5l-7 7 7 7",
  right: "M4 12h15M12 5l7 7-7 7",
  pause: "M9 6v12M15 6v12",
  play: "M8 5l11 7-11 7z",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.8-5.3-2.8-5.3 2.8 1.1-5.8-4.3-4.1 5.9-.8z",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.2 15.2L20.5 20.5",
} as const;

export type IconName = keyof typeof PATHS;

interface LineIconProps {
  readonly path: string;
  /** Width and height in px. */
  readonly size?: number;
  readonly className?: string;
}

/** A line icon in the text's colour. Hidden from screen readers, so it needs a text in or beside the same control. */
export function LineIcon({ path, size = 24, className }: LineIconProps) {
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
      <path d={path} />
    </svg>
  );
}

interface IconProps extends Omit<LineIconProps, "path"> {
  readonly name: IconName;
}

export function Icon({ name, ...rest }: IconProps) {
  return <LineIcon path={PATHS[name]} {...rest} />;
}
