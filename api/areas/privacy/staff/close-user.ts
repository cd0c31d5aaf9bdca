import type { OfUser, Requested } from '#contract/areas/privacy/staff.ts';
import type { Closing } from '#contract/areas/privacy/values.ts';
import { requireFreshSignIn } from '#api/people/identity/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { close, closingOf, keep } from '../closing.ts';
import { accountToChange, accountToRead } from './account-of.ts';

type Query = ListQuery<{ filter?: OfUser | undefined }>;

export async function retrieveUserClosing(ctx: Ctx, { filter }: Query): Promise<ResultPage<Closing>> {
  return { results: [await closingOf(ctx, await accountToRead(ctx, filter.user_id))], total: 1 };
}

/** The account closes under the same conditions as by its user. */
export async function closeUser(ctx: Ctx, { id, reason }: Requested): Promise<Closing> {
  requireClaim(ctx, 'users.manage');
  await requireFreshSignIn(ctx);
  return inTransaction(ctx, async (tx) => close(tx, await accountToChange(tx, id), reason));
}

/** Needs no fresh sign-in: what was closed by mistake has to be easy to keep. */
export function keepUser(ctx: Ctx, { id }: { id: number }): Promise<Closing> {
  requireClaim(ctx, 'users.manage');
  return inTransaction(ctx, async (tx) => keep(tx, await accountToChange(tx, id)));
}
