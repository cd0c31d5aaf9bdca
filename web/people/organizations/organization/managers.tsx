import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { UserPlus } from 'lucide-react';
import {
  hasOrganizationRight,
  listedAffiliationStatuses,
  type OrganizationRole,
} from '#contract/people/organizations/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import styles from '../people/people-list.module.css';
import { PersonRow } from '../people/person-row.tsx';
import type { OwnRole } from '../own-role.ts';

const InviteDialog = lazy(async () => ({ default: (await import('../people/invite-dialog.tsx')).InviteDialog }));

const managing: OrganizationRole[] = ['training_manager', 'finance', 'owner'];
const most = 100;

function managersQuery(organizationId: number) {
  const query = queries().organizations.retrieveAffiliations.queryOptions({
    input: {
      filter: { organization_id: organizationId, role: managing, status: [...listedAffiliationStatuses] },
      sort: [{ field: 'name' }],
      page: { number: 1, size: most },
    },
  });
  return { ...query, staleTime: 0 };
}

export function Managers({ own }: { own: OwnRole }) {
  const t = useTexts('organization');
  const query = useQuery(managersQuery(own.organization_id));
  const [isInviting, setInviting] = useState(false);

  return (
    <Part title={t('managers')}>
      <Stack>
        <p>{t('managers_text')}</p>
        <Loaded query={query} loading={t('loading')} failed={t('failed')}>
          {({ results }) => (
            <ul className={styles.list} aria-label={t('managers')}>
              {results.map((one) => (
                <PersonRow key={one.id} of={one} ownRole={own.role} />
              ))}
            </ul>
          )}
        </Loaded>
        {hasOrganizationRight(own.role, 'managers.edit') && (
          <Row>
            <Button variant="secondary" small onPress={() => setInviting(true)}>
              <Icon of={UserPlus} />
              {t('invite_manager')}
            </Button>
          </Row>
        )}
        <Suspense>
          {isInviting && <InviteDialog own={own} roles={managing} onClose={() => setInviting(false)} />}
        </Suspense>
      </Stack>
    </Part>
  );
}
