import { markPurged } from '#api/people/index.ts';
import { deleteFactors } from '#api/identity/index.ts';
import { dropPictures, purgeFile, purgeFilesOf, keyOfPicture } from '#api/files/index.ts';
import { studentCategories } from '#contract/people/student-values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { purgeStoredOf, mailsTo } from '#api/shared/stored-of-user.ts';
import { fromOne, inBatches, type PersonalData, type TakenAlong, type Whose } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { endConsents, removeGuardians } from './consent-store.ts';
import { exportIdsOf } from './export-store.ts';
import { purgeExport } from './making-export.ts';
import * as stored from './personal-store.ts';

/** Person, user, consents, sessions and the student record. */
export const accountData: PersonalData = { takeAlong, erase };

async function* takeAlong(ctx: Ctx, whose: Whose): AsyncIterable<TakenAlong> {
  yield { path: 'person.json', rows: fromOne(() => stored.ownPerson(ctx, whose)) };
  yield { path: 'user.json', rows: fromOne(() => stored.ownUser(ctx, whose)) };
  yield { path: 'consents.json', rows: fromOne(() => stored.ownConsents(ctx, whose)) };
  yield {
    path: 'sessions.json',
    rows: inBatches((lastId, limit) => stored.ownSessions(ctx, { ...whose, lastId, limit })),
  };
  yield { path: 'sign-in-factors.json', rows: fromOne(() => stored.ownFactors(ctx, whose)) };
  yield { path: 'account-closings.json', rows: fromOne(() => stored.ownClosings(ctx, whose)) };
  yield { path: 'mails.json', rows: fromOne(() => mailsTo(ctx, whose)) };
  yield { path: 'student/qualifications.json', rows: fromOne(() => stored.ownQualifications(ctx, whose)) };
  yield { path: 'student/documents.json', rows: fromOne(() => documentsWithoutKeys(ctx, whose)) };
  for (const { id, category, name, storage_key: storageKey } of await stored.ownDocuments(ctx, whose)) {
    yield { path: `student/${category}/${id}-${name}`, storageKey };
  }
  const pictureId = await stored.ownPictureId(ctx, whose);
  const storageKey = pictureId === null ? null : await keyOfPicture(ctx, pictureId);
  if (storageKey !== null) yield { path: 'picture.webp', storageKey };
}

async function documentsWithoutKeys(ctx: Ctx, whose: Whose): Promise<object[]> {
  return (await stored.ownDocuments(ctx, whose)).map(({ storage_key: _, ...document }) => document);
}

/** What goes by the address goes before the address; the person's name last, so that what is half done is found again. */
async function erase(ctx: Ctx, whose: Whose): Promise<void> {
  const { userId } = whose;
  for (const { id, file_id } of await stored.documentFileIds(ctx, whose)) {
    await purgeFile(ctx, file_id);
    await markPurged(ctx, id);
  }
  await purgeFilesOf(ctx, { userId, categories: studentCategories });
  for (const id of await exportIdsOf(ctx, userId)) await purgeExport(ctx, id);
  await inTransaction(ctx, async (tx) => {
    await stored.dropPictureOf(tx, whose);
    await dropPictures(tx, userId, { but: null });
    await stored.eraseRecord(tx, whose);
    await endConsents(tx, userId);
    await removeGuardians(tx, userId);
    await deleteFactors(tx, userId);
    await stored.eraseRequested(tx, whose);
    await purgeStoredOf(tx, whose);
    await stored.eraseUser(tx, whose);
    await stored.erasePerson(tx, whose);
  });
}
