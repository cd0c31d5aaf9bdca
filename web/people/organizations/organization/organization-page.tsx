import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasOrganizationRight } from '#contract/people/organizations/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useOwnOrganizations } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Caption, Muted, Row, Stack } from '#web/shared/ui/layout.tsx';
import { CompanyPage } from '../company-page.tsx';
import { ownRoleIn, type OwnRole } from '../own-role.ts';
import { LinkTabs, tabLink } from '#web/shared/ui/tabs.tsx';
import { CloseOrganization } from './close-organization.tsx';
import { Managers } from './managers.tsx';
import { OrganizationTerms } from './organization-facts.tsx';
import { CreateOrganization, OrganizationData } from './organization-form.tsx';

type View = 'new' | 'data' | undefined;
type OrganizationPageProps = {
  view: View;
  /** The first view, for those who may read one of its halves. */
  dashboard: (organizationId: number) => ReactNode;
};

export function OrganizationPage({ view, dashboard }: OrganizationPageProps) {
  const isAnother = useOwnOrganizations().length > 0;

  if (view === 'new') return <NewOrganization isAnother={isAnother} />;
  return (
    <CompanyPage page="organization" none={<NewOrganization isAnother={false} />}>
      {(own) => <OneOrganization key={own.id} own={ownRoleIn(own)} view={view} dashboard={dashboard} />}
    </CompanyPage>
  );
}

function NewOrganization({ isAnother }: { isAnother: boolean }) {
  const t = useTexts('organization');
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/profile/organization', search: {}, replace: true });

  return (
    <Stack>
      <h1>{t('new_title')}</h1>
      <p>{t('new_lead')}</p>
      {!isAnother && <p>{t.rich('invited_instead', { link: toAffiliations })}</p>}
      <CreateOrganization onDone={leave} onCancel={isAnother ? leave : undefined} />
    </Stack>
  );
}

function toAffiliations(words: ReactNode): ReactNode {
  return <Link to="/profile/my-affiliations">{words}</Link>;
}

export function organizationQuery(id: number) {
  const query = queries().organizations.retrieveOrganizations.queryOptions({ input: { filter: { id } } });
  return { ...query, staleTime: 0 };
}

type OneOrganizationProps = { own: OwnRole } & Pick<OrganizationPageProps, 'view' | 'dashboard'>;

function OneOrganization({ own, view, dashboard }: OneOrganizationProps) {
  const t = useTexts('organization');
  const { organization_id, organization_name, role } = own;
  const roles = useTexts('acting');
  const readsReport = hasOrganizationRight(role, 'training.read') || hasOrganizationRight(role, 'account.read');

  return (
    <Stack wide>
      <Row apart>
        <div>
          <Caption>{t('title')}</Caption>
          <h1>{organization_name}</h1>
          <Muted>{t('your_role', { role: roles(`role_${role}`) })}</Muted>
        </div>
        {hasOrganizationRight(role, 'employees.read') && (
          <Link className={buttonClass({ variant: 'secondary' })} to="/profile/employees">
            {t('to_employees')}
          </Link>
        )}
      </Row>
      {readsReport && <Views view={view} />}
      {readsReport && view !== 'data' ? dashboard(organization_id) : <DataAndManagers own={own} />}
    </Stack>
  );
}

function Views({ view }: { view: View }) {
  const t = useTexts('organization');
  const to = '/profile/organization';

  return (
    <LinkTabs label={t('views')}>
      <Link to={to} search={{}} {...tabLink(view === undefined)}>
        {t('view_dashboard')}
      </Link>
      <Link to={to} search={{ view: 'data' }} {...tabLink(view === 'data')}>
        {t('view_data')}
      </Link>
    </LinkTabs>
  );
}

function DataAndManagers({ own }: { own: OwnRole }) {
  const t = useTexts('organization');
  const { organization_id, role } = own;
  const query = useQuery(organizationQuery(organization_id));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('failed')} rows={4}>
      {({ results: [organization] }) =>
        organization ? (
          <Stack wide>
            <OrganizationData organization={organization} mayEdit={hasOrganizationRight(role, 'data.edit')} />
            {role !== 'employee' && <Managers own={own} />}
            {role !== 'employee' && <OrganizationTerms organization={organization} />}
            {hasOrganizationRight(role, 'organization.close') && <CloseOrganization own={own} />}
          </Stack>
        ) : (
          <p>{t('gone')}</p>
        )
      }
    </Loaded>
  );
}
