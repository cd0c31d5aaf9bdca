import { createFileRoute } from '@tanstack/react-router';
import { EmployeesPage } from '#web/people/organizations/employees/employees-page.tsx';
import { readEmployeesSearch, type EmployeesSearch } from '#web/people/organizations/model/employees-search.ts';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import type { OrganizationSearch } from '#web/people/organizations/model/organization-of-page.ts';
import { ownRoleIn } from '#web/people/organizations/own-role.ts';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

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
  const search = useRead(Route.useSearch(), readEmployeesSearch);

  return (
    <CompanyPage page="employees" right="employees.read">
      {(organization) => <EmployeesPage key={organization.id} own={ownRoleIn(organization)} search={search} />}
    </CompanyPage>
  );
}
