import type { FieldResult } from '#contract/learning/forms/calls.ts';

/** A line for each option and for each text. */
export function recordsOf(fields: readonly FieldResult[]): (string | number)[][] {
  return fields.flatMap(({ label, counts, texts, files }) => [
    ...counts.map((option) => [label, option.label, option.count]),
    ...texts.map((text) => [label, text, 1]),
    ...files.map(({ name }) => [label, name, 1]),
  ]);
}
