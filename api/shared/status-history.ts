import type { Ctx } from './context.ts';

type Move = {
  subject:
    | 'class'
    | 'lesson'
    | 'waiting_entry'
    | 'order'
    | 'payment'
    | 'payment_case'
    | 'refund'
    | 'enrollment'
    | 'certificate'
    | 'student_document'
    | 'account'
    | 'review'
    | 'organization'
    | 'affiliation'
    | 'course_request'
    | 'gift'
    | 'form'
    | 'enrollment_file'
    | 'hand_in';
  subjectId: number;
  move: string;
  from: string | null;
  to: string;
  reason?: string | undefined;
};

export function recordMove(ctx: Ctx, { subjectId, ...move }: Move): Promise<void> {
  return recordMoves(ctx, { ...move, subjectIds: [subjectId] });
}

export async function recordMoves(
  ctx: Ctx,
  { subject, subjectIds, move, from, to, reason }: Omit<Move, 'subjectId'> & { subjectIds: readonly number[] },
): Promise<void> {
  if (subjectIds.length === 0) return;
  const common = {
    subject,
    move,
    from_status: from,
    to_status: to,
    reason: reason ?? null,
    actor_user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    moved_at: ctx.now(),
  };
  await ctx.db
    .insertInto('status_history')
    .values(subjectIds.map((subject_id) => ({ ...common, subject_id })))
    .execute();
}
