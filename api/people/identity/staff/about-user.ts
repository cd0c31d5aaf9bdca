import type { AccountMove, OfOneUser, SessionOfUser } from '#contract/people/identity/staff/about-user.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { deviceOf } from '../factors/model/device-of.ts';
import { listSessions } from '../session-store.ts';
import { listAccountMoves } from './account-move-store.ts';
import { readUserRecord } from './store.ts';

type Query = ListQuery<{ filter?: OfOneUser | undefined }>;

export async function retrieveUserSessions(ctx: Ctx, { filter, ...page }: Query): Promise<ResultPage<SessionOfUser>> {
  const { rows, total } = await listSessions(ctx, await userOf(ctx, filter), page);
  const results = rows.map(({ id, user_agent: agent, created_at, last_used_at }) => ({
    id,
    ...deviceOf(agent),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
  return { results, total };
}

export async function retrieveAccountMoves(ctx: Ctx, { filter, ...page }: Query): Promise<ResultPage<AccountMove>> {
  return listAccountMoves(ctx, await userOf(ctx, filter), page);
}

async function userOf(ctx: Ctx, { user_id: id }: Partial<OfOneUser>): Promise<number> {
  requireClaim(ctx, 'users.read');
  if (id === undefined) throw new Refusal('invalid_input', { field: 'user_id' });
  await readUserRecord(ctx, id);
  return id;
}
