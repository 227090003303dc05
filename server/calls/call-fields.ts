import { z } from "zod";
import { cleanLine } from "../message/clean-line";
import { cleanText } from "../message/clean-text";

/** The longest values a call may carry, in characters. */
export interface FieldLimits {
  readonly fieldLimit: number;
  readonly textLimit: number;
}

const MOST_CHOICES = 50;

/** The kinds of field that the calls are made of; each cleans its value. */
export function callFields({ fieldLimit, textLimit }: FieldLimits) {
  const text = (label: string, limit: number) =>
    z
      .string({ error: `The ${label} must be text.` })
      .max(limit, { error: `The ${label} is too long (at most ${limit} characters).` });
  const line = (label: string) => text(label, fieldLimit).transform(cleanLine);
  return {
    line,
    /** A line that must not be blank. */
    needed: (label: string, blank = `Please fill out the ${label}.`) =>
      z
        .string({ error: (issue) => (issue.input === undefined ? blank : `The ${label} must be text.`) })
        .pipe(line(label))
        .refine((value) => value !== "", { error: blank }),
    longText: (label: string) => text(label, textLimit).transform(cleanText),
    choices: (label: string) =>
      z
        .array(line(label), { error: `The ${label} must be a list.` })
        .max(MOST_CHOICES, { error: `The ${label} has too many entries.` })
        .transform((list) => list.filter((choice) => choice !== ""))
        .default([]),
  };
}
