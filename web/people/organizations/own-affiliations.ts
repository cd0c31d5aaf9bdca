import { queries } from '#web/shared/api/api.ts';
import { followOwnOrganizations } from '#web/shared/session/acting-for.ts';

const most = 100;

/** All affiliations and invitations of the user. The organizations of the session follow the answer. */
export function ownAffiliationsQuery() {
  const query = queries().organizations.retrieveAffiliations.queryOptions({
    input: { filter: { own: true }, sort: [{ field: 'id', order: 'desc' }], page: { number: 1, size: most } },
  });
  const queryFn: typeof query.queryFn = async (context) => {
    const affiliations = await query.queryFn(context);
    const active = affiliations.results.filter(({ status }) => status === 'active');
    followOwnOrganizations(
      active.map(({ organization_id: id, organization_name: name, role }) => ({ id, name, role })),
    );
    return affiliations;
  };
  return { queryKey: query.queryKey, queryFn, staleTime: 0 };
}
