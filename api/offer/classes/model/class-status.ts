import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import { classStatuses } from '#contract/offer/classes/values.ts';
import { invalidTransition, lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';

/** [domain 4.2] */
export const classLifeCycle = lifeCycle(classStatuses, {
  opened: { close: 'closed', cancel: 'canceled' },
  closed: { reopen: 'opened', cancel: 'canceled', conclude: 'concluded' },
  concluded: { unlock: 'closed' },
  canceled: {},
});
export type ClassMove = MoveOf<typeof classLifeCycle>;

export type ClassFacts = {
  status: ClassStatus;
  type: 'online' | 'presential' | 'online-sync';
  startAt: Date | null;
  endAt: Date | null;
  lessonsPlanned: number;
};

export function nextClassStatus(facts: ClassFacts, move: ClassMove, now: Date): ClassStatus {
  if (!isTimely(facts, move, now)) throw invalidTransition(facts.status, move);
  return classLifeCycle.next(facts.status, move);
}

function isTimely(facts: ClassFacts, move: ClassMove, now: Date): boolean {
  if (move === 'reopen') return facts.type === 'online' || facts.startAt === null || facts.startAt > now;
  if (move === 'conclude') return isOver(facts, now) && facts.lessonsPlanned === 0;
  return true;
}

function isOver({ endAt }: ClassFacts, now: Date): boolean {
  return endAt !== null && endAt <= now;
}
