import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { listUserRecords, type RecordQuery } from './store.ts';

export async function retrieveUserRecords(ctx: Ctx, query: RecordQuery): Promise<ResultPage<UserRecord>> {
  requireClaim(ctx, 'users.read');
  return listUserRecords(ctx, query);
}
