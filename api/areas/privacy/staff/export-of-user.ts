import type { OfUser, Requested } from '#contract/areas/privacy/staff.ts';
import type { DataExport } from '#contract/areas/privacy/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { isUserDisabled, requireFreshSignIn } from '#api/people/identity/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { pageOfExports, waitingExport } from '../export-store.ts';
import { exportFor } from '../request-export.ts';
import { accountToChange, accountToRead } from './account-of.ts';

type Query = ListQuery<{ filter?: OfUser | undefined }>;

export async function retrieveUserExports(ctx: Ctx, { filter, limit, offset }: Query): Promise<ResultPage<DataExport>> {
  const { userId } = await accountToRead(ctx, filter.user_id);
  return pageOfExports(ctx, { userId, filter: {}, limit, offset });
}

/** Staff learn its status; the copy is for the user alone. */
export async function requestUserExport(ctx: Ctx, { id, reason }: Requested): Promise<DataExport> {
  requireClaim(ctx, 'users.manage');
  await requireFreshSignIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const { userId } = await accountToChange(tx, id);
    if (await isUserDisabled(tx, userId)) throw new Refusal('nobody_opens_export');
    const isWaiting = (await waitingExport(tx, userId)) !== null;
    const requested = await exportFor(tx, userId);
    const move = { subject: 'account', subjectId: userId, move: 'export', from: null, to: 'open' } as const;
    if (!isWaiting) await recordMove(tx, { ...move, reason });
    return requested;
  });
}
