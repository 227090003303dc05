import type { ComponentType, ReactNode } from "react";
import type figuresWords from "../../../../content/words/figures.json";
import type { Fact } from "../../../figures/definition";
import type { Rates } from "../../../money/home-money";

export type Facts = ReadonlyMap<string, Fact>;

export interface BodyWords extends Pick<typeof figuresWords, "texts"> {
  /** For amounts in the reader's own currency; the search needs none. */
  readonly rates?: Rates;
  /** Says a figure in a language that is not the site's; its source stands in the register. */
  readonly say?: (fact: Fact, day: string) => string;
}

/** All attributes of all pieces, and what stands inside. */
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
}

export interface Drawing {
  readonly facts: Facts;
  /** Day by which facts are judged, ISO date. */
  readonly day: string;
  readonly words: BodyWords;
  /** Styles that few texts need: they stand in the text, within the first piece of the kind. */
  readonly Styles: ComponentType<{ readonly of: string }>;
}

interface Attribute {
  readonly name: keyof Props;
  readonly reference?: "fact" | "hours" | "wage";
  readonly choices?: readonly string[];
}

/** A component that texts may use: what the check asks of it, its button in the editor, and how it is drawn. */
export interface Piece {
  readonly button: readonly [name: string, hint: string];
  readonly attributes?: readonly Attribute[];
  /** Whether it stands in a sentence and holds no text. */
  readonly standsAlone?: boolean;
  /** What must stand in it, where that is one list. */
  readonly list?: {
    readonly items: readonly [least: number, most: number];
    readonly isTitled?: boolean;
    /** Whether each item has a list of its own, with a title in each row. */
    readonly hasRows?: boolean;
  };
  /** The only kind of text that may have it, and what to write elsewhere. */
  readonly onlyIn?: { readonly kind: string; readonly message: string };
  readonly draw: (props: Props, drawing: Drawing) => ReactNode;
}
