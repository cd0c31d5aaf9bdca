import type { Affiliation } from '#contract/people/organizations/affiliation.ts';

/** The people chosen in a list, by id; they may be on several of its pages. */
export type Chosen = ReadonlyMap<number, Affiliation>;

export function withChoice(before: Chosen, people: readonly Affiliation[], isChosen: boolean): Chosen {
  const next = new Map(before);
  for (const one of people) {
    if (isChosen) next.set(one.id, one);
    else next.delete(one.id);
  }
  return next;
}
