import { castIndia } from "./cast-india";
import { castWorld } from "./cast-world";

/**
 * Twenty-four people of 17 to 70 years, none like another. Spread one and add what the scene's inks allow:
 * { ...cast.amina, lips: "red" }.
 */
export const cast = { ...castIndia, ...castWorld };
