import { Link } from '@tanstack/react-router';
import { Upload, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { hasOrganizationRight } from '#contract/people/organizations/values.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Muted, Row, Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import type { EmployeesSearch } from '../model/employees-search.ts';
import { rolesToGive } from '../model/moves.ts';
import type { OwnRole } from '../own-role.ts';
import { EmployeeFilters } from './employee-filters.tsx';
import { EmployeeResults } from './employee-results.tsx';

const InviteDialog = lazy(async () => ({ default: (await import('../people/invite-dialog.tsx')).InviteDialog }));
const ImportEmployees = lazy(async () => ({
  default: (await import('../import/import-employees.tsx')).ImportEmployees,
}));

type EmployeesPageProps = { own: OwnRole; search: EmployeesSearch };

export function EmployeesPage({ own, search }: EmployeesPageProps) {
  const t = useTexts('employees');

  if (search.view !== 'import' || !hasOrganizationRight(own.role, 'employees.edit')) {
    return <Employees own={own} search={search} />;
  }
  return (
    <Suspense fallback={<SkeletonForm fields={1} label={t('loading')} />}>
      <ImportEmployees own={own} />
    </Suspense>
  );
}

function Employees({ own, search }: { own: OwnRole; search: EmployeesSearch }) {
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
