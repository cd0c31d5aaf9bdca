import type { PersonFilter, PersonRecord } from '#contract/people/calls.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, Found } from '#api/shared/retrieval.ts';
import { listPersons } from './person-store.ts';

export async function retrievePersons(
  ctx: Ctx,
  query: ListQuery<{ filter?: PersonFilter }>,
): Promise<Found<PersonRecord>> {
  const { personId } = signedIn(ctx);
  return listPersons(ctx, { ...query, onlyPersonId: hasClaims(ctx, 'users.read') ? null : personId });
}
