import { useQuery } from '@tanstack/react-query';
import { useActingFor } from '#web/shared/session/acting-for.ts';
import { ownAffiliationsQuery } from './own-affiliations.ts';

/** The user's affiliation with the organization for which they act, or with their only one. */
export function useOrganizationInUse() {
  const acting = useActingFor();
  const query = useQuery(ownAffiliationsQuery());
  const active = query.data?.results.filter(({ status }) => status === 'active') ?? [];
  const [only] = active.length === 1 ? active : [];

  return { query, active, inUse: active.find((one) => one.organization_id === acting?.organizationId) ?? only };
}
