import type { Field, Typed, TypedRow } from './fields.ts';
import { isTexts } from './fields.ts';
import { changedFields, isSame } from './typed-values.ts';

/** A field, or a part of it such as one language, that somebody else changed. */
export type TheirChange = {
  field: Field;
  part: string | null;
  theirs: Typed | undefined;
  /** What is typed here for it; undefined where that is what it was before. */
  mine: Typed | undefined;
};

type Versions = { base: TypedRow; theirs: TypedRow; mine: TypedRow };

/** What somebody else changed between the version that this form began from and theirs. */
export function theirChanges(fields: readonly Field[], { base, theirs, mine }: Versions): TheirChange[] {
  return changedFields(fields, base, theirs).flatMap((field) =>
    partsOf(field, { base, theirs, mine }).flatMap(({ part, was, is, typed }) => {
      if (isSame(was, is) || isSame(is, typed)) return [];
      return { field, part, theirs: is, mine: isSame(was, typed) ? undefined : typed };
    }),
  );
}

/** Both changed it, to something else. */
export function clashesIn(changes: readonly TheirChange[]): TheirChange[] {
  return changes.filter(({ mine }) => mine !== undefined);
}

/** The typed row after their changes: where both changed the same, what is typed stays unless `theirs` wins. */
export function mergeTheirs(changes: readonly TheirChange[], mine: TypedRow, wins: 'mine' | 'theirs'): TypedRow {
  const merged: Record<string, Typed> = { ...mine };
  for (const { field, part, theirs, mine: typed } of changes) {
    if (typed !== undefined && wins === 'mine') continue;
    const before = merged[field.name];
    if (part === null) merged[field.name] = theirs ?? '';
    else merged[field.name] = { ...(isTexts(before) && before), [part]: typeof theirs === 'string' ? theirs : '' };
  }
  return merged;
}

type Part = { part: string | null; was: Typed | undefined; is: Typed | undefined; typed: Typed | undefined };

function partsOf({ name }: Field, { base, theirs, mine }: Versions): Part[] {
  const [was, is, typed] = [base[name], theirs[name], mine[name]];
  if (!isTexts(was) || !isTexts(is) || !isTexts(typed)) return [{ part: null, was, is, typed }];
  const parts = new Set([...Object.keys(was), ...Object.keys(is), ...Object.keys(typed)]);
  return [...parts].map((part) => ({ part, was: was[part] ?? '', is: is[part] ?? '', typed: typed[part] ?? '' }));
}
