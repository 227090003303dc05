import type { Colour } from "../../kit/core/palette";
import { cast } from "../../kit/people/cast";
import type { Look } from "../../kit/people/look";
import type { Marcher } from "./graduation-procession.marcher";

const navy = { base: "ink", shade: "night", lit: "sea" } as const;
const scarlet = { base: "red", shade: "ink", lit: "marigold" } as const;
const board = { kind: "mortarboard", base: "ink", lit: "marigold", shade: "night" } as const;
const turban = { kind: "turban", base: "red", lit: "marigold", shade: "ink" } as const;
const scarf = { kind: "hijab", base: "marigold", lit: "straw", shade: "red" } as const;
const hairColours = { base: "ink", lit: "sea" } as const;
const pearl = { kind: "stud", colour: "marigold" } as const;
const hoop = { kind: "hoop", colour: "marigold" } as const;

/** A graduate, where he or she sets out and how large. */
type Place = Marcher & { readonly x: number; readonly scale: number };

type Bearing = { readonly act?: Marcher["act"]; readonly gown?: Marcher["gown"] };

const place = (
  [x, scale]: readonly [number, number],
  look: Look,
  hood: Colour,
  { act, gown = navy }: Bearing = {},
): Place => ({
  ...{ x, scale, hood, gown, trousers: navy, shirt: "white" },
  look: { ...look, hairColours },
  accents: ["red", act === "scroll" ? "straw" : "marigold"],
  ...(act ? { act } : {}),
});

/** Those who march, the last first. */
export const graduates: readonly Place[] = [
  place(
    [0, 0.375],
    { ...cast.tara, hair: "braid", yaw: 0.6, lips: "red", earrings: pearl, headwear: board },
    "red",
  ),
  place(
    [262, 0.405],
    {
      ...cast.rory,
      skin: "wheat",
      beard: undefined,
      yaw: 0.7,
      headwear: board,
      traits: { ...cast.rory.traits, mouth: "grin" },
    },
    "marigold",
    { act: "scroll" },
  ),
  place([480, 0.395], { ...cast.kwame, yaw: 0.5, headwear: board }, "white", { gown: scarlet }),
  place(
    [742, 0.36],
    {
      ...cast.pema,
      skin: "wheat",
      hair: "bob",
      yaw: 0.6,
      tilt: -2,
      lips: "red",
      earrings: hoop,
      headwear: board,
    },
    "sea",
    { act: "flowers" },
  ),
  place([968, 0.405], { ...cast.harbir, yaw: 0.6, headwear: turban }, "marigold"),
  place([1216, 0.365], { ...cast.amina, hair: "curls", yaw: 0.6, lips: "red", headwear: board }, "white", {
    act: "scroll",
    gown: scarlet,
  }),
  place(
    [1436, 0.39],
    {
      ...cast.benny,
      skin: "brown",
      yaw: 0.4,
      spectacles: { kind: "round", colour: "ink" },
      headwear: board,
      traits: { ...cast.benny.traits, mouth: "grin" },
    },
    "red",
    { act: "wave" },
  ),
  place(
    [1674, 0.37],
    {
      ...cast.latifa,
      skin: "brown",
      yaw: 0.6,
      lips: "red",
      headwear: scarf,
      traits: { ...cast.latifa.traits, years: 24, brow: "rounded", mouth: "smile" },
    },
    "sea",
  ),
];
