import type { Ctx } from './context.ts';

type Move = {
  subject:
    | 'class'
    | 'waiting_entry'
    | 'order'
    | 'payment'
    | 'enrollment'
    | 'certificate'
    | 'student_document'
    | 'account'
    | 'review';
  subjectId: number;
  move: string;
  from: string | null;
  to: string;
  reason?: string | undefined;
};

/** Every change of a status is written down, with who did it. */
export async function recordMove(ctx: Ctx, { subject, subjectId, move, from, to, reason }: Move): Promise<void> {
  await ctx.db
    .insertInto('status_history')
    .values({
      subject,
      subject_id: subjectId,
      move,
      from_status: from,
      to_status: to,
      reason: reason ?? null,
      actor_user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      moved_at: ctx.now(),
    })
    .execute();
}
