import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EmployeesPage } from '#web/people/organizations/employees/employees-page.tsx';
import { readEmployeesSearch, type EmployeesSearch } from '#web/people/organizations/model/employees-search.ts';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import { readOrganizationSearch, type OrganizationSearch } from '#web/shared/search/organization-search.ts';
import { ownRoleIn } from '#web/people/organizations/own-role.ts';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/employees')({
  staticData: {
    texts: ['organizations', 'employees', 'bulk'],
    profileMenu: { group: 'company', place: 20, text: 'employees', right: 'employees.read' },
  },
  validateSearch: unparsedSearch<EmployeesSearch & OrganizationSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_employees }] }),
  component: EmployeesRoute,
});

function EmployeesRoute() {
  const said = Route.useSearch();
  const search = useMemo(() => readEmployeesSearch(said), [said]);

  const { organization: requestedId } = readOrganizationSearch(said);

  return (
    <CompanyPage page="employees" right="employees.read" requestedId={requestedId}>
      {(organization) => <EmployeesPage key={organization.id} own={ownRoleIn(organization)} search={search} />}
    </CompanyPage>
  );
}
