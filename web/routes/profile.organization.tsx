import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { OrganizationPage } from '#web/people/organizations/organization/organization-page.tsx';
import { readDashboardSearch, type DashboardSearch } from '#web/areas/reports/model/dashboard-search.ts';
import type { OrganizationSearch } from '#web/people/organizations/model/organization-of-page.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

const Dashboard = lazy(async () => ({ default: (await import('#web/areas/reports/dashboard.tsx')).Dashboard }));

export const Route = createFileRoute('/profile/organization')({
  staticData: {
    texts: ['organizations', 'organization', 'dashboard', 'sign', 'security'],
    profileMenu: { group: 'company', place: 10, text: 'organization', forCompanies: true },
  },
  validateSearch: unparsedSearch<DashboardSearch & OrganizationSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_organization }] }),
  component: OrganizationRoute,
});

function OrganizationRoute() {
  const search = useRead(Route.useSearch(), readDashboardSearch);
  const dashboard = (organizationId: number) => (
    <Suspense>
      <Dashboard organizationId={organizationId} search={search} />
    </Suspense>
  );

  return <OrganizationPage view={search.view} dashboard={dashboard} />;
}
