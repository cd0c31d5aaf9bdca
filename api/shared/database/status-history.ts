import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '../context.ts';

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
    | 'role'
    | 'user_role'
    | 'user_invitation'
    | 'factor_reset'
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

type Moves = Omit<Move, 'subjectId'> & { subjectIds: readonly number[] };

export async function recordMoves(ctx: Ctx, moves: Moves): Promise<void> {
  if (moves.subjectIds.length === 0) return;
  await ctx.db.insertInto('status_history').values(rowsOf(ctx, moves)).execute();
}

/** The start of a statement that moves the subject. */
export function recordingMove(ctx: Ctx, { subjectId, ...move }: Move) {
  const rows = rowsOf(ctx, { ...move, subjectIds: [subjectId] });
  return ctx.db.with('recorded', (query) => query.insertInto('status_history').values(rows));
}

/** For the `with` of a statement whose part `made`, or another, creates subjects: their first move. */
export function recordingStart(
  ctx: Ctx,
  { subject, move, to }: Pick<Move, 'subject' | 'move' | 'to'>,
  made = 'made',
): RawBuilder<unknown> {
  return sql`
    insert into status_history (subject, subject_id, move, to_status, actor_user_id, moved_at)
    select ${subject}, id, ${move}, ${to}, ${actorOf(ctx)}::bigint, ${ctx.now()}::timestamptz from ${sql.ref(made)}`;
}

function actorOf({ actor }: Ctx): number | null {
  return actor.kind === 'user' ? actor.userId : null;
}

function rowsOf(ctx: Ctx, { subject, subjectIds, move, from, to, reason }: Moves) {
  const common = {
    subject,
    move,
    from_status: from,
    to_status: to,
    reason: reason ?? null,
    actor_user_id: actorOf(ctx),
    moved_at: ctx.now(),
  };
  return subjectIds.map((subject_id) => ({ ...common, subject_id }));
}
