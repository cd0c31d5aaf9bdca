import { useQuery } from '@tanstack/react-query';
import type { OwnOrganization } from '#contract/people/identity/calls.ts';
import { hasOrganizationRight } from '#contract/people/organizations/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';

const mostNames = 3;

/** Names the owners, who give roles, to those who may read them. */
export function LacksRole({ organization: { id, name, role } }: { organization: OwnOrganization }) {
  const t = useTexts('company_page');
  const roles = useTexts('acting');
  const owners = useQuery({ ...ownersQuery(id), enabled: hasOrganizationRight(role, 'employees.read') });
  const names = owners.data?.results.map((owner) => owner.name || owner.email) ?? [];

  return (
    <EmptyState panel title={t('lacks_role', { role: roles(`role_${role}`), name })}>
      <p>{names.length > 0 ? t('lacks_role_text', { owners: names.join(', ') }) : t('lacks_role_ask')}</p>
    </EmptyState>
  );
}

function ownersQuery(organizationId: number) {
  return queries().organizations.retrieveAffiliations.queryOptions({
    input: {
      filter: { organization_id: organizationId, role: 'owner', status: 'active' },
      sort: [{ field: 'name' }],
      page: { number: 1, size: mostNames },
    },
  });
}
