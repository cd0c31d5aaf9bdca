import type { Affiliation } from '#contract/organizations/affiliation.ts';
import { queries } from '#web/shared/api/api.ts';
import { actFor } from '#web/shared/session/acting-for.ts';
import { currentActingFor } from '#web/shared/session/acting-store.ts';
import { actingAfter } from './model/acting-after.ts';

const most = 100;

/** All affiliations and invitations of the user. The choice for whom they act follows the answer. */
export function ownAffiliationsQuery() {
  const query = queries().organizations.retrieveAffiliations.queryOptions({
    input: { filter: { own: true }, sort: [{ field: 'id', order: 'desc' }], page: { number: 1, size: most } },
  });
  const queryFn: typeof query.queryFn = async (context) => {
    const found = await query.queryFn(context);
    followRoles(found.results);
    return found;
  };
  return { queryKey: query.queryKey, queryFn, staleTime: 0 };
}

function followRoles(own: readonly Affiliation[]): void {
  const acting = currentActingFor();
  const next = acting && actingAfter(acting, own);
  if (next !== acting) actFor(next);
}
