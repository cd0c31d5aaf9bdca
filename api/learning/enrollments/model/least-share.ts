import { hourMs } from '#contract/rules/durations.ts';
import type { Conclusion } from './conclusion.ts';

type Share = {
  /** When the learner opened the first content; null before that. */
  begunAt: Date | null;
  /** Of the course; null where it has none. */
  hours: number | null;
  /** Of the hours, which pass at least before the conclusion. */
  percent: number;
};

/** The earliest moment of the conclusion; null where the course demands none. [domain 4.3] */
export function concludesFrom({ begunAt, hours, percent }: Share, now: Date): Date | null {
  if (percent <= 0 || !hours) return null;
  return new Date((begunAt ?? now).getTime() + Math.ceil((hours * hourMs * percent) / 100));
}

type Due = { outcome: Conclusion | null; from: Date | null; isOver: boolean; now: Date };

/** Who is done too early waits, and was not there long enough if the class ends before. */
export function dueConclusion({ outcome, from, isOver, now }: Due): {
  outcome: Conclusion | null;
  waitsUntil: Date | null;
} {
  const isEarly = outcome !== null && from !== null && now < from;
  if (!isEarly) return { outcome, waitsUntil: null };
  return isOver ? { outcome: 'not_completed', waitsUntil: null } : { outcome: null, waitsUntil: from };
}
