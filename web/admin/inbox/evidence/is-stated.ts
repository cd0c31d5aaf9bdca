import type { Definition } from '#web/shared/ui/definition-list.tsx';

/** Whether there is something to say; a fact may be missing whole, or have no value. */
export function isStated(fact: Definition | false | undefined): fact is Definition {
  return fact !== undefined && fact !== false && fact.value !== null && fact.value !== '';
}
