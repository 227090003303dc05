import type { Colour, Skin } from "../core/palette";

/** Hair, its carved lines, and where they turn to the light. */
export type HairColours = { readonly base: Colour; readonly lit: Colour };

export type HairStyle =
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
  readonly yaw?: number;
  readonly tilt?: number;
  /** Lips' colour; the skin's shade unless told. */
  readonly lips?: Colour;
  readonly age?: "young" | "adult" | "senior";
  readonly build?: "slim" | "medium" | "broad";
  readonly jaw?: "oval" | "square" | "round" | "heart" | "long";
  readonly nose?: "straight" | "broad" | "aquiline" | "small";
  readonly brow?: "soft" | "strong" | "fine";
  readonly eyes?: "wide" | "almond" | "smiling" | "down";
  readonly mouth?: "smile" | "teeth" | "calm";
  readonly hair: HairStyle;
  readonly hairColours?: HairColours;
  /** Where the hair is parted: -1 left to 1 right, 0 in the middle. */
  readonly parting?: number;
  readonly beard?: "full" | "short" | "moustache" | "stubble";
  readonly spectacles?: { readonly kind: "round" | "square" | "half"; readonly colour: Colour };
  readonly headwear?: {
    readonly kind: "turban" | "hijab" | "mortarboard" | "cap";
    readonly base: Colour;
    readonly lit: Colour;
    readonly shade: Colour;
  };
  readonly bindi?: Colour;
  readonly earrings?: { readonly kind: "stud" | "jhumka" | "hoop"; readonly colour: Colour };
  readonly noseStud?: Colour;
};
