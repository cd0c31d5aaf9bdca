import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import { Refusal } from '#contract/refusals.ts';

export const classMoves = ['close', 'reopen', 'cancel', 'conclude', 'unlock'] as const;
export type ClassMove = (typeof classMoves)[number];

/** The life cycle of a class (domain 4.2). A pair that is not written here cannot happen. */
const moves: Record<ClassStatus, Partial<Record<ClassMove, ClassStatus>>> = {
  opened: { close: 'closed', cancel: 'canceled' },
  closed: { reopen: 'opened', cancel: 'canceled', conclude: 'concluded' },
  concluded: { unlock: 'closed' },
  canceled: {},
};

export function allowedMoves(from: ClassStatus): ClassMove[] {
  return classMoves.filter((move) => moves[from][move]);
}

export type ClassFacts = {
  status: ClassStatus;
  type: 'online' | 'presential' | 'online-sync';
  startAt: Date | null;
  endAt: Date | null;
  lessonsPlanned: number;
};

export function nextClassStatus(facts: ClassFacts, move: ClassMove, now: Date): ClassStatus {
  const to = moves[facts.status][move];
  if (!to || !isTimely(facts, move, now)) throw new Refusal('invalid_transition', { from: facts.status, move });
  return to;
}

function isTimely(facts: ClassFacts, move: ClassMove, now: Date): boolean {
  if (move === 'reopen') return facts.type === 'online' || facts.startAt === null || facts.startAt > now;
  if (move === 'conclude') return isOver(facts, now) && facts.lessonsPlanned === 0;
  return true;
}

function isOver({ endAt }: ClassFacts, now: Date): boolean {
  return endAt !== null && endAt <= now;
}
