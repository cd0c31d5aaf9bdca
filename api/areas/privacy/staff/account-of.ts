import { readUser, requireOther, requireRank } from '#api/people/identity/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { Account } from '../closing.ts';

/** Refuses `not_allowed`, and `not_found` also for a deleted user. */
export async function accountToRead(ctx: Ctx, id: number | undefined): Promise<Account> {
  requireClaim(ctx, 'users.read');
  const { id: userId, person_id: personId } = await readUser(ctx, id ?? 0);
  return { userId, personId };
}

/** The account of somebody who may do no more than the staff. Refuses `not_allowed`, `not_found` and `own_account`. */
export async function accountToChange(ctx: Ctx, id: number): Promise<Account> {
  requireClaim(ctx, 'users.manage');
  requireOther(ctx, id);
  const { id: userId, person_id: personId } = await readUser(ctx, id);
  await requireRank(ctx, userId);
  return { userId, personId };
}
