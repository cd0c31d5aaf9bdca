import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { conclusionOf, type Conclusion } from './model/conclusion.ts';
import { concludesFrom, dueConclusion } from './model/least-share.ts';
import { concludeOnce, lockStanding, writeProgress, writeWaiting } from './store.ts';

export type Progress = {
  enrollment_id: number;
  /** Percent of the mandatory contents, by weight. */
  progress_rate: number;
  is_assessed: boolean;
  /** Of 20. Null until every assessment has its grade. */
  grade: number | null;
  /** The grade replaces an earlier one, also a higher one. */
  may_fall?: boolean;
};

export type Reported = { progress_rate: number; concluded: Conclusion | null };

/** Progress never falls, and a grade only where trainers correct it; `enrollment_concluded` is emitted exactly once (domain 4.4). */
export function reportProgress(ctx: Ctx, progress: Progress): Promise<Reported> {
  return inTransaction(ctx, async (tx) => {
    const { enrollment_id: id, progress_rate: progressRate, is_assessed: isAssessed, grade } = progress;
    await writeProgress(tx, { id, progressRate, grade, mayFall: progress.may_fall ?? false });
    const standing = await lockStanding(tx, id);
    if (!standing) throw new Refusal('not_found');

    const outcome = goesOn(standing) ? await dueOutcome(tx, { id, standing, isAssessed }) : null;
    const concluded = outcome !== null && (await concludeOnce(tx, id, outcome));
    if (concluded) await emit(tx, 'enrollment_concluded', { enrollment_id: id });
    return { progress_rate: standing.progressRate, concluded: concluded ? outcome : null };
  });
}

type Due = { id: number; standing: NonNullable<Awaited<ReturnType<typeof lockStanding>>>; isAssessed: boolean };

/** Null while it goes on, and until the least share of the hours has passed; attendance is measured where there are lessons. */
async function dueOutcome(ctx: Ctx, { id, standing, isAssessed }: Due): Promise<Conclusion | null> {
  const now = ctx.now();
  const from = standing.type === 'online' ? concludesFrom(standing, now) : null;
  const isOver = standing.classStatus === 'concluded';
  const due = dueConclusion({ outcome: conclusionOf({ ...standing, isAssessed }), from, isOver, now });
  if (due.waitsUntil?.getTime() !== standing.concludesAt?.getTime()) await writeWaiting(ctx, id, due.waitsUntil);
  return due.outcome;
}

function goesOn({ status, concludedAt }: { status: EnrollmentStatus; concludedAt: Date | null }): boolean {
  return status === 'enrolled' && concludedAt === null;
}
