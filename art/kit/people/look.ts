import type { Colour, Skin } from "../core/palette";
import type { Traits } from "./traits";

/** Hair, its carved lines, and where they turn to the light. */
export type HairColours = { readonly base: Colour; readonly lit: Colour };

/** Styles drawn lock by lock. */
export type LockStyle =
  | "fringe"
  | "pixie"
  | "fade"
  | "slick"
  | "tousled"
  | "topknot"
  | "locs"
  | "waves"
  | "bald";

export type HairStyle =
  | LockStyle
  | "side-part"
  | "quiff"
  | "crop"
  | "curls"
  | "receding"
  | "bun"
  | "long"
  | "braid"
  | "bob"
  | "wavy"
  | "ponytail"
  | "afro"
  | "none";

/** All that makes one head. Angles: yaw -1 (turned to the left of the page) to 1, tilt in degrees. */
export type Look = {
  readonly skin: Skin;
  /** The face's own measures; drawn instead of age, jaw, nose, brow, eyes and mouth. */
  readonly traits?: Traits;
  readonly yaw?: number;
  readonly tilt?: number;
  /** Lips' colour; the skin's shade unless told. */
  readonly lips?: Colour;
  readonly age?: "young" | "adult" | "senior";
  readonly build?: "slim" | "medium" | "broad" | "slight" | "stout" | "rounded";
  readonly jaw?: "oval" | "square" | "round" | "heart" | "long";
  readonly nose?: "straight" | "broad" | "aquiline" | "small";
  readonly brow?: "soft" | "strong" | "fine";
  readonly eyes?: "wide" | "almond" | "smiling" | "down";
  readonly mouth?: "smile" | "teeth" | "calm";
  readonly hair: HairStyle;
  readonly hairColours?: HairColours;
  /** Hair cut or combed up above the neck, as short cuts are; other hair falls behind the jaw unless told. */
  readonly nape?: "trimmed";
  /** Where the hair is parted: -1 left to 1 right, 0 in the middle. */
  readonly parting?: number;
  readonly beard?: "full" | "short" | "moustache" | "stubble";
  readonly spectacles?: {
    readonly kind: "round" | "square" | "half";
    readonly colour: Colour;
    readonly glint?: false;
  };
  readonly headwear?: {
    readonly kind: "turban" | "hijab" | "mortarboard" | "cap" | "topi" | "ghutra";
    readonly base: Colour;
    /** Light on the cloth; of a ghutra, its cord. */
    readonly lit: Colour;
    readonly shade: Colour;
  };
  readonly bindi?: Colour;
  readonly earrings?: { readonly kind: "stud" | "jhumka" | "hoop"; readonly colour: Colour };
  readonly noseStud?: Colour;
};
