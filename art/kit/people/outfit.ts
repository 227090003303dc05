import type { Colour } from "../core/palette";
import type { Cloth } from "./limb";

/** What a figure wears. `second` is the shirt under a jacket, the dupatta, a sari's blouse or a gown's hood. */
export type Outfit = {
  readonly kind: "shirt" | "kurta" | "sari" | "gown" | "jacket" | "hoodie" | "sweater" | "kameez";
  readonly cloth: Cloth;
  readonly second?: Cloth;
  /** Border, tie, embroidery, buttons. */
  readonly accent?: Colour;
  readonly trousers?: Cloth;
  readonly shoes?: Colour;
  /** Straight lines down the cloth, or folds that follow the body. */
  readonly folds?: "straight" | "body";
  readonly sleeves?: "long" | "short";
};
