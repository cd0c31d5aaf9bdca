import type { Organization } from '#contract/people/organizations/calls.ts';
import { queries } from '#web/shared/api/api.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { ListPart } from '../../frame/record/list-part.tsx';

const managing = ['owner', 'finance', 'training_manager'] as const;
const byRole = [
  { field: 'role' as const, order: 'asc' as const },
  { field: 'name' as const, order: 'asc' as const },
];

/** Who acts for it; employees without a role are counted. */
export function PeoplePart({ organization: { id, active_affiliations: count } }: { organization: Organization }) {
  const t = useTexts('desk_organizations');
  const seesPeople = hasClaims(useSession(), 'users.read');
  const filter = { organization_id: id, role: [...managing], status: ['active' as const, 'invited' as const] };

  return (
    <ListPart
      id="people"
      title={t('part_people')}
      none={t('no_people')}
      query={(page) =>
        queries().organizations.retrieveAffiliations.queryOptions({ input: { filter, sort: byRole, page } })
      }
      rowKey={(row) => row.id}
      acts={<span>{t('people_in_all', { count })}</span>}
      columns={[
        { head: t('person'), headsRow: true, cell: ({ name, email }) => name || email },
        {
          head: t('email'),
          cell: ({ email }) =>
            seesPeople ? (
              <DeskLink to="people" search={{ search: email }}>
                {email}
              </DeskLink>
            ) : (
              email
            ),
        },
        { head: t('role'), cell: ({ role }) => t(`role_${role}`) },
        {
          head: t('state'),
          cell: ({ status }) => (
            <Badge tone={status === 'active' ? 'good' : 'wait'}>
              {t(status === 'active' ? 'person_active' : 'person_invited')}
            </Badge>
          ),
        },
      ]}
    />
  );
}
