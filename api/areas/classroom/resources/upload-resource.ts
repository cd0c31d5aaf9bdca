import {
  largestResourceBytes,
  longestResourceTitle,
  mostResources,
  resourceTypes,
  type ResourceCategory,
} from '#contract/areas/classroom/values.ts';
import type { ClassResource } from '#contract/areas/classroom/resources.ts';
import { Refusal } from '#contract/refusals.ts';
import { lockClass } from '#api/offer/classes/index.ts';
import { recordFile, storeFile, type StoredFile } from '#api/platform/files/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { isTrainer } from '../store.ts';
import { beginOfDay } from './begin-of-day.ts';
import { presentResource } from './present-resource.ts';
import { requireManager } from './resource-access.ts';
import { countResources, findResource, insertResource } from './store.ts';

export type SentResource = {
  classId: number;
  category: ResourceCategory;
  title: string;
  /** A day at the place of the class. */
  visibleOn: string | null;
  name: string;
  bytes: Uint8Array;
};

type StoredResource = Omit<SentResource, 'name' | 'bytes'> & { file: StoredFile };

/** Before a byte of the file is read. Refuses `not_allowed` to those who share files with no class. */
export async function maySendResource(ctx: Ctx): Promise<void> {
  const { userId, personId } = signedIn(ctx);
  if (!hasClaims(ctx, 'classes.edit') && !(await isTrainer(ctx, personId))) throw new Refusal('not_allowed');
  await limitRate(ctx, `class-resources ${userId}`, { most: 120, withinSeconds: 3_600 });
}

/** Refuses `not_found`, `not_allowed`, and what `storeFile` refuses. */
export async function storeResource(ctx: Ctx, { name, bytes, ...sent }: SentResource): Promise<StoredResource> {
  await requireManager(ctx, sent.classId);
  const limits = { allowed: resourceTypes, mostBytes: largestResourceBytes };
  const file = await storeFile(ctx, { category: sent.category, name, bytes, ...limits });
  return { ...sent, title: titleOf(sent.title, file.name), file };
}

/** A file without a title is called by its name. */
function titleOf(input: string, fileName: string): string {
  return (input.trim() || fileName.replace(/\.[^.]{1,10}$/, '')).slice(0, longestResourceTitle);
}

/** The class is locked, so that two uploads do not both take its last place. Refuses `too_many_entries`. */
export function uploadResource(ctx: Ctx, stored: StoredResource): Promise<ClassResource> {
  const { classId, category, title, visibleOn } = stored;
  return inTransaction(ctx, async (tx) => {
    await lockClass(tx, classId);
    // Again under the lock: the trainer may have changed meanwhile.
    await requireManager(tx, classId);
    if ((await countResources(tx, classId)) >= mostResources) {
      throw new Refusal('too_many_entries', { most: mostResources });
    }
    const { id: file_id } = await recordFile(tx, stored.file);
    const visible_from = await beginOfDay(tx, classId, visibleOn);
    const id = await insertResource(tx, { class_id: classId, file_id, category, title, visible_from });
    const row = await findResource(tx, id);
    if (!row) throw new Error(`The resource ${id} was not stored.`);
    return presentResource(row, tx.now());
  });
}
