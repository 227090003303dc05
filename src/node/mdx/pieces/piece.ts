import type { ComponentType, ReactNode } from "react";
import type figuresWords from "../../../../content/words/figures.json";
import type { FactFields } from "../../../figures/definition";
import type { Rates } from "../../../money/home-money";

export type Facts = ReadonlyMap<string, FactFields>;

export interface BodyWords extends Pick<typeof figuresWords, "texts"> {
  readonly rates?: Rates;
  /** Formats a figure in another language; its source is then only in the register. */
  readonly say?: (fact: FactFields, day: string) => string;
}

export interface Props {
  readonly children?: ReactNode;
  readonly id?: string;
  readonly hours?: string;
  readonly wage?: string;
  readonly title?: string;
  readonly summary?: string;
  readonly asks?: string;
  readonly message?: string;
  readonly as?: string;
  readonly of?: string;
  readonly name?: string;
}

export interface Drawing {
  readonly facts: Facts;
  /** ISO date by which figures are judged. */
  readonly day: string;
  readonly words: BodyWords;
  /** Renders styles that few texts need inside the first piece of its kind. */
  readonly Styles: ComponentType<{ readonly of: string }>;
}

interface Attribute {
  readonly name: keyof Props;
  readonly reference?: "fact" | "hours" | "wage";
  readonly choices?: readonly string[];
}

/** A component for texts: its check, its button in the editor, and its rendering. */
export interface Piece {
  readonly button: readonly [name: string, hint: string];
  readonly attributes?: readonly Attribute[];
  /** Whether the text only places it, on a line of its own, and the page's template draws it. */
  readonly isSlot?: true;
  /** Whether it is inline and contains no text. */
  readonly standsAlone?: boolean;
  /** The required list inside it, if any. */
  readonly list?: {
    readonly items: readonly [least: number, most: number];
    readonly isTitled?: boolean;
    /** Whether each item contains a list whose rows have titles. */
    readonly hasRows?: boolean;
  };
  /** The only content type that may use it, and the message for others. */
  readonly onlyIn?: { readonly kind: string; readonly message: string };
  readonly draw: (props: Props, drawing: Drawing) => ReactNode;
}
