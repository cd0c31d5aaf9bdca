import { eraseAccount, takeAccountAlong } from '#api/people/identity/index.ts';
import { eraseRecord, purgeRecordFiles, takeRecordAlong } from '#api/people/people/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { purgeStoredOf, mailsTo } from '#api/shared/stored-of-user.ts';
import { fromOne, type PersonalData, type TakenAlong, type Whose } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { exportIdsOf } from './export-store.ts';
import { purgeExport } from './making-export.ts';

/** The account and the student record of `identity` and `people`, in one transaction with what `privacy` itself stores. */
export const accountData: PersonalData = { takeAlong, erase };

async function* takeAlong(ctx: Ctx, whose: Whose): AsyncIterable<TakenAlong> {
  yield* takeAccountAlong(ctx, whose);
  yield { path: 'mails.json', rows: fromOne(() => mailsTo(ctx, whose)) };
  yield* takeRecordAlong(ctx, whose);
}

/** Bytes are deleted before the rows that refer to them, so that a retry after a crash finds them. */
async function erase(ctx: Ctx, whose: Whose): Promise<void> {
  await purgeRecordFiles(ctx, whose);
  for (const id of await exportIdsOf(ctx, whose.userId)) await purgeExport(ctx, id);
  await inTransaction(ctx, async (tx) => {
    await eraseRecord(tx, whose);
    await purgeStoredOf(tx, whose);
    await eraseAccount(tx, whose);
  });
}
