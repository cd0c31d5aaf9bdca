import type { Definition } from '#web/shared/ui/definition-list.tsx';

/** Only what there is something to say about: a fact may be missing whole, or have no value. */
export function stated(facts: readonly (Definition | false | undefined)[]): Definition[] {
  return facts.flatMap((fact) => (fact && fact.value !== null && fact.value !== '' ? fact : []));
}
