import { purgeFilesOf } from '#api/platform/files/index.ts';
import { studentCategories } from '#contract/people/people/student-values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { fromOne, type TakenAlong, type Whose } from '#api/shared/personal-data.ts';
import * as stored from './student/personal-store.ts';
import { purgeDocuments } from './student/purge-old-documents.ts';

export async function* takeRecordAlong(ctx: Ctx, whose: Whose): AsyncIterable<TakenAlong> {
  yield { path: 'student/documents.json', rows: fromOne(() => documentsWithoutKeys(ctx, whose)) };
  for (const { id, category, name, storage_key: storageKey } of await stored.ownDocuments(ctx, whose)) {
    yield { path: `student/${category}/${id}-${name}`, storageKey };
  }
}

async function documentsWithoutKeys(ctx: Ctx, whose: Whose): Promise<object[]> {
  return (await stored.ownDocuments(ctx, whose)).map(({ storage_key: _, ...document }) => document);
}

/** Idempotent; never inside a transaction. */
export async function purgeRecordFiles(ctx: Ctx, whose: Whose): Promise<void> {
  await purgeDocuments(ctx, await stored.documentFileIds(ctx, whose));
  await purgeFilesOf(ctx, { userId: whose.userId, categories: studentCategories });
}

/** Runs in a transaction, after `purgeRecordFiles`. */
export async function eraseRecord(tx: Ctx, whose: Whose): Promise<void> {
  await stored.eraseRecordRows(tx, whose);
}
