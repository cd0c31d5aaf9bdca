import { dropPictures, forgetFile, forgetFilesOf, keyOfPicture } from '#api/files/index.ts';
import { studentCategories } from '#contract/accounts-student-values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { forgetKeptOf, mailsTo } from '#api/shared/kept-of-user.ts';
import { fromOne, inBatches, type PersonalData, type TakenAlong, type Whose } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { deleteFactors } from '../factors/factor-store.ts';
import { markForgotten } from '../student/document-store.ts';
import { endConsents, forgetGuardians } from './consent-store.ts';
import { exportIdsOf } from './export-store.ts';
import { forgetExport } from './making-export.ts';
import * as kept from './personal-store.ts';

/** Person, user, consents, sessions and the student record. */
export const accountData: PersonalData = { takeAlong, erase };

async function* takeAlong(ctx: Ctx, whose: Whose): AsyncIterable<TakenAlong> {
  yield { path: 'person.json', rows: fromOne(() => kept.ownPerson(ctx, whose)) };
  yield { path: 'user.json', rows: fromOne(() => kept.ownUser(ctx, whose)) };
  yield { path: 'consents.json', rows: fromOne(() => kept.ownConsents(ctx, whose)) };
  yield {
    path: 'sessions.json',
    rows: inBatches((lastId, limit) => kept.ownSessions(ctx, { ...whose, lastId, limit })),
  };
  yield { path: 'sign-in-factors.json', rows: fromOne(() => kept.ownFactors(ctx, whose)) };
  yield { path: 'account-closings.json', rows: fromOne(() => kept.ownClosings(ctx, whose)) };
  yield { path: 'mails.json', rows: fromOne(() => mailsTo(ctx, whose)) };
  yield { path: 'student/qualifications.json', rows: fromOne(() => kept.ownQualifications(ctx, whose)) };
  yield { path: 'student/documents.json', rows: fromOne(() => documentsWithoutKeys(ctx, whose)) };
  for (const { id, category, name, storage_key: storageKey } of await kept.ownDocuments(ctx, whose)) {
    yield { path: `student/${category}/${id}-${name}`, storageKey };
  }
  const pictureId = await kept.ownPictureId(ctx, whose);
  const storageKey = pictureId === null ? null : await keyOfPicture(ctx, pictureId);
  if (storageKey !== null) yield { path: 'picture.webp', storageKey };
}

async function documentsWithoutKeys(ctx: Ctx, whose: Whose): Promise<object[]> {
  return (await kept.ownDocuments(ctx, whose)).map(({ storage_key: _, ...document }) => document);
}

/** What goes by the address goes before the address; the person's name last, so that what is half done is found again. */
async function erase(ctx: Ctx, whose: Whose): Promise<void> {
  const { userId } = whose;
  for (const { id, file_id } of await kept.documentFileIds(ctx, whose)) {
    await forgetFile(ctx, file_id);
    await markForgotten(ctx, id);
  }
  await forgetFilesOf(ctx, { userId, categories: studentCategories });
  for (const id of await exportIdsOf(ctx, userId)) await forgetExport(ctx, id);
  await inTransaction(ctx, async (inside) => {
    await kept.dropPictureOf(inside, whose);
    await dropPictures(inside, userId, { but: null });
    await kept.eraseRecord(inside, whose);
    await endConsents(inside, userId);
    await forgetGuardians(inside, userId);
    await deleteFactors(inside, userId);
    await kept.eraseAskedFor(inside, whose);
    await forgetKeptOf(inside, whose);
    await kept.eraseUser(inside, whose);
    await kept.erasePerson(inside, whose);
  });
}
