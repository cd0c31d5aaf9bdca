import type {
  UserWarning,
  UserWarningCounters,
  UserWarningFilter,
  WarningCount,
} from '#contract/people/messages/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { presentWarning } from './present.ts';
import { scopeOf } from './scope.ts';
import { countWarnings, pageOfWarnings } from './store/warnings.ts';

/** The user's own, or all with the claim `messages.edit`. Refuses `not_signed_in`. */
export async function retrieveUserWarnings(
  ctx: Ctx,
  query: ListQuery<{ filter?: UserWarningFilter }>,
): Promise<ResultPage<UserWarning>> {
  const { rows, total } = await pageOfWarnings(ctx, { ...query, scope: scopeOf(ctx) });
  return { results: rows.map((row) => presentWarning(ctx, row)), total };
}

/** Counts of other users are 0. Refuses `not_signed_in`. */
export async function retrieveUserWarningCounters(ctx: Ctx, filter: WarningCount = {}): Promise<UserWarningCounters> {
  return countWarnings(ctx, filter, scopeOf(ctx));
}
