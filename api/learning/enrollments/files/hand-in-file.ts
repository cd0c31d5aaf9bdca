import {
  enrollmentFileTypes,
  largestEnrollmentFileBytes,
  type MandatoryFileCategory,
} from '#contract/learning/enrollments/values.ts';
import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import { Refusal } from '#contract/refusals.ts';
import { isEndedEnrollment } from '#contract/learning/enrollments/values.ts';
import { recordFile, storeFile, type StoredFile } from '#api/platform/files/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { fileLifeCycle } from '../model/file-status.ts';
import { hasRegistration } from '../registration-store.ts';
import { presentFile } from './present-file.ts';
import { changeFile, findFile, lockFile, type LockedFile } from './store.ts';

export type SentFile = { id: number; name: string; bytes: Uint8Array };

type HandedIn = { id: number; category: MandatoryFileCategory; file: StoredFile };

/** Before a byte of the file is read. Refuses `not_allowed` to those of whom no class demands a file. */
export async function mayHandIn(ctx: Ctx): Promise<void> {
  const { userId, personId } = signedIn(ctx);
  if (!(await hasRegistration(ctx, personId))) throw new Refusal('not_allowed');
  await limitRate(ctx, `enrollment-files ${userId}`, { most: 60, withinSeconds: 3_600 });
}

/** Refuses `not_found`, `enrollment_over`, `file_not_expected`, and what `storeFile` refuses. */
export async function storeHandedIn(ctx: Ctx, { id, name, bytes }: SentFile): Promise<HandedIn> {
  const { personId } = signedIn(ctx);
  const row = await findFile(ctx, id, { personId });
  if (!row) throw new Refusal('not_found');
  if (!fileLifeCycle.allows(row.status, 'handIn')) throw new Refusal('file_not_expected');
  const limits = { allowed: enrollmentFileTypes, mostBytes: largestEnrollmentFileBytes };
  return { id, category: row.category, file: await storeFile(ctx, { category: row.category, name, bytes, ...limits }) };
}

/** In place of the file handed in before, which is deleted. Refuses as `storeHandedIn` does. */
export function handInFile(ctx: Ctx, { id, file }: HandedIn): Promise<EnrollmentFile> {
  const { personId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const locked = await lockFile(tx, id, { personId });
    if (!locked) throw new Refusal('not_found');
    requireExpected(locked);
    const { status: from, file_id: replaced } = locked.file;
    const status = fileLifeCycle.next(from, 'handIn');
    const { id: file_id } = await recordFile(tx, file);
    await changeFile(tx, id, { status, file_id, handed_in_at: tx.now(), decided_at: null, reason: null });
    await recordMove(tx, { subject: 'enrollment_file', subjectId: id, move: 'handIn', from, to: status });
    if (replaced !== null) await emit(tx, 'enrollment_file_replaced', { file_id: replaced });
    await emit(tx, 'enrollment_file_handed_in', { enrollment_file_id: id });
    const stored = await findFile(tx, id, { personId });
    if (!stored) throw new Error(`The file ${id} of an enrollment is gone.`);
    return presentFile(stored);
  });
}

function requireExpected({ enrollment_status, file }: LockedFile): void {
  if (isEndedEnrollment(enrollment_status)) throw new Refusal('enrollment_over');
  if (!fileLifeCycle.allows(file.status, 'handIn')) throw new Refusal('file_not_expected');
}
