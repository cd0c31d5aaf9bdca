import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { confirmPaid } from '../confirm-paid.ts';
import { fileLifeCycle, type FileMove } from '../model/file-status.ts';
import { demandOfClass } from '../registration-store.ts';
import { presentFile } from './present-file.ts';
import { changeFile, extendFilesDue, findFile, lockFile } from './store.ts';

export function approveEnrollmentFile(ctx: Ctx, { id }: { id: number }): Promise<EnrollmentFile> {
  return judge(ctx, { id, move: 'approve', reason: null });
}

type WithReason = { id: number; reason: string };

export function rejectEnrollmentFile(ctx: Ctx, { id, reason }: WithReason): Promise<EnrollmentFile> {
  return judge(ctx, { id, move: 'reject', reason });
}

export function waiveEnrollmentFile(ctx: Ctx, { id, reason }: WithReason): Promise<EnrollmentFile> {
  return judge(ctx, { id, move: 'waive', reason });
}

type Judgement = { id: number; move: Exclude<FileMove, 'handIn'>; reason: string | null };

async function judge(ctx: Ctx, { id, move, reason }: Judgement): Promise<EnrollmentFile> {
  requireClaim(ctx, 'enrollments.edit');
  return inTransaction(ctx, async (tx) => {
    const locked = await lockFile(tx, id, 'all');
    if (!locked) throw new Refusal('not_found');
    const { enrollment_id, enrollment_status, file } = locked;
    if (enrollment_status !== 'registered') throw new Refusal('enrollment_over');
    const status = fileLifeCycle.next(file.status, move);
    await changeFile(tx, id, { status, reason, decided_at: tx.now() });
    // The reason is stored with the file only, and is deleted with it.
    await recordMove(tx, { subject: 'enrollment_file', subjectId: id, move, from: file.status, to: status });
    if (move === 'reject') await extendFilesDue(tx, enrollment_id, (await demandOfClass(tx, file.class_id)).dueAt);
    else await confirmPaid(tx, enrollment_id);
    await emit(tx, 'enrollment_file_decided', { enrollment_file_id: id });
    const judged = await findFile(tx, id, 'all');
    if (!judged) throw new Error(`The file ${id} of an enrollment is gone.`);
    return presentFile(judged);
  });
}
