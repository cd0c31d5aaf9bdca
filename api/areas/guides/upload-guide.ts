import {
  type LearningGuide,
  guideTypes,
  largestGuideBytes,
  longestGuideTitle,
  mostGuides,
} from '#contract/areas/guides/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { recordFile, storeFile, type StoredFile } from '#api/platform/files/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { presentGuide } from './present-guide.ts';
import { anyGuide, countGuides, findGuide, insertGuide, isCourse, removeGuide } from './store.ts';

export type SentGuide = { courseId: number; title: string; name: string; bytes: Uint8Array };
type StoredGuide = { courseId: number; title: string; file: StoredFile };

/** Needs the claim `contents.edit`. */
export function maySendGuide(ctx: Ctx): void {
  requireClaim(ctx, 'contents.edit');
}

/** A file without a title is called by its name. Refuses what `storeFile` refuses. */
export async function storeGuide(ctx: Ctx, { courseId, title, name, bytes }: SentGuide): Promise<StoredGuide> {
  const limits = { allowed: guideTypes, mostBytes: largestGuideBytes };
  const file = await storeFile(ctx, { category: 'learning-guide', name, bytes, ...limits });
  const named = title.trim() || file.name.replace(/\.[^.]{1,10}$/, '');
  return { courseId, title: named.slice(0, longestGuideTitle), file };
}

/** Refuses `not_allowed`, `not_found` and, past the limit of a course, `too_many_entries`. */
export function uploadGuide(ctx: Ctx, { courseId, title, file }: StoredGuide): Promise<LearningGuide> {
  maySendGuide(ctx);
  return inTransaction(ctx, async (tx) => {
    if (!(await isCourse(tx, courseId))) throw new Refusal('not_found');
    if ((await countGuides(tx, courseId)) >= mostGuides) throw new Refusal('too_many_entries', { most: mostGuides });
    const { id: file_id } = await recordFile(tx, file);
    const id = await insertGuide(tx, { course_id: courseId, file_id, title });
    const row = await findGuide(tx, anyGuide, id);
    if (!row) throw new Error(`The learning guide ${id} was not stored.`);
    return presentGuide(row);
  });
}

/** Its bytes are deleted afterwards. Refuses `not_allowed`, `not_found`. */
export function deleteGuide(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  maySendGuide(ctx);
  return inTransaction(ctx, async (tx) => {
    const row = await findGuide(tx, anyGuide, id);
    if (!row || !(await removeGuide(tx, id))) throw new Refusal('not_found');
    await emit(tx, 'file_dropped', { file_id: row.file_id });
    return { id };
  });
}
