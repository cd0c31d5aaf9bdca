import { handInFileTypes, largestHandInFileBytes, mostHandInFiles } from '#contract/learning/tasks/values.ts';
import type { HandInFile } from '#contract/learning/tasks/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { enrollmentIdsOf } from '#api/learning/enrollments/index.ts';
import { recordFile, storeFile, type StoredFile } from '#api/platform/files/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { taskFor, type TaskInput } from './open-task.ts';
import { insertFile, waitingFiles } from './store/files.ts';
import type { Place } from './store/hand-ins.ts';

export type SentFile = TaskInput & { name: string; bytes: Uint8Array };
type Ready = { place: Place; file: StoredFile };

/** Before a byte of the file is read. Refuses `not_allowed` to those who are enrolled nowhere. */
export async function mayUpload(ctx: Ctx): Promise<void> {
  const { userId, personId } = signedIn(ctx);
  if ((await enrollmentIdsOf(ctx, personId)).length === 0) throw new Refusal('not_allowed');
  await limitRate(ctx, `hand-in-files ${userId}`, { most: 120, withinSeconds: 3_600 });
}

/** Refuses as `openTask`, `task_takes_no_files`, `too_many_hand_in_files`, and what `storeFile` refuses. */
export async function storeUpload(ctx: Ctx, { name, bytes, ...input }: SentFile): Promise<Ready> {
  const { place, rules } = await taskFor(ctx, input);
  if (!rules.takes_files) throw new Refusal('task_takes_no_files');
  await requireRoom(ctx, place);
  const limits = { allowed: handInFileTypes, mostBytes: largestHandInFileBytes };
  return { place, file: await storeFile(ctx, { category: 'outros', name, bytes, ...limits }) };
}

export function recordUpload(ctx: Ctx, { place, file }: Ready): Promise<HandInFile> {
  return inTransaction(ctx, async (tx) => {
    await requireRoom(tx, place);
    const { id, name, mime, byte_size } = await recordFile(tx, file);
    await insertFile(tx, { ...place, fileId: id });
    return { id, name, mime, byte_size };
  });
}

async function requireRoom(ctx: Ctx, place: Place): Promise<void> {
  if ((await waitingFiles(ctx, place)).length < mostHandInFiles) return;
  throw new Refusal('too_many_hand_in_files', { most: mostHandInFiles });
}
