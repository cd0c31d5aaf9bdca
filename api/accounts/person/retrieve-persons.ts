import type { PersonFilter, PersonRecord } from '#contract/accounts-person.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { listPersons } from './person-store.ts';

export async function retrievePersons(ctx: Ctx, ask: Ask<{ filter?: PersonFilter }>): Promise<Found<PersonRecord>> {
  const { personId } = signedIn(ctx);
  return listPersons(ctx, { ...ask, onlyPersonId: hasClaims(ctx, 'users.read') ? null : personId });
}
