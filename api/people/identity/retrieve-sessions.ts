import type { UserSession } from '#contract/people/identity/factors.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { deviceOf } from './factors/model/device-of.ts';
import { listSessions } from './session-store.ts';

export async function retrieveSessions(
  ctx: Ctx,
  page: ListQuery<{ filter?: object }>,
): Promise<ResultPage<UserSession>> {
  const { userId, sessionId } = signedIn(ctx);
  const { rows, total } = await listSessions(ctx, userId, page);
  const results = rows.map(({ id, user_agent: agent, created_at, last_used_at }) => ({
    id,
    ...deviceOf(agent),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: id === sessionId,
  }));
  return { results, total };
}
