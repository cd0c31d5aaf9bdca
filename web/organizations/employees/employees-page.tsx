import { Link } from '@tanstack/react-router';
import { Upload, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Affiliation } from '#contract/organizations/affiliation.ts';
import { hasOrganizationRight } from '#contract/organizations/values.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Muted, Row, Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { ChooseOrganization, NoRole } from '../choose-organization.tsx';
import type { EmployeesSearch } from '../model/employees-search.ts';
import { rolesToGive } from '../model/moves.ts';
import { useOrganizationInUse } from '../organization-in-use.ts';
import { EmployeeFilters } from './employee-filters.tsx';
import { EmployeeResults } from './employee-results.tsx';

const InviteDialog = lazy(async () => ({ default: (await import('../people/invite-dialog.tsx')).InviteDialog }));
const ImportEmployees = lazy(async () => ({
  default: (await import('../import/import-employees.tsx')).ImportEmployees,
}));

type EmployeesPageProps = { user: SessionUser; search: EmployeesSearch };

export function EmployeesPage({ user, search }: EmployeesPageProps) {
  const t = useTexts('employees');
  const { query, active, inUse } = useOrganizationInUse();

  return (
    <Loaded query={query} loading={t('loading')} failed={t('failed')} rows={5}>
      {() => {
        if (!inUse || !hasOrganizationRight(inUse.role, 'employees.read')) {
          return (
            <Stack>
              <h1>{t('title')}</h1>
              {inUse ? <NoRole /> : <ChooseOrganization user={user} active={active} />}
            </Stack>
          );
        }
        if (search.view === 'import' && hasOrganizationRight(inUse.role, 'employees.edit')) {
          return (
            <Suspense fallback={<SkeletonForm fields={1} label={t('loading')} />}>
              <ImportEmployees key={inUse.organization_id} own={inUse} />
            </Suspense>
          );
        }
        return <Employees key={inUse.organization_id} own={inUse} search={search} />;
      }}
    </Loaded>
  );
}

function Employees({ own, search }: { own: Affiliation; search: EmployeesSearch }) {
  const t = useTexts('employees');
  const [isInviting, setInviting] = useState(false);
  const roles = rolesToGive(own.role).toReversed();

  return (
    <Stack>
      <Row apart>
        <div>
          <Muted>{own.organization_name}</Muted>
          <h1>{t('title')}</h1>
        </div>
        {roles.length > 0 && (
          <Row>
            <Link className={buttonClass({ variant: 'secondary' })} to="/profile/employees" search={{ view: 'import' }}>
              <Icon of={Upload} />
              {t('import')}
            </Link>
            <Button onPress={() => setInviting(true)}>
              <Icon of={UserPlus} />
              {t('invite')}
            </Button>
          </Row>
        )}
      </Row>
      <EmployeeFilters organizationId={own.organization_id} search={search} />
      <EmployeeResults own={own} search={search} onInvite={() => setInviting(true)} />
      <Suspense>{isInviting && <InviteDialog own={own} roles={roles} onClose={() => setInviting(false)} />}</Suspense>
    </Stack>
  );
}
