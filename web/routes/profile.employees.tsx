import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EmployeesPage } from '#web/organizations/employees/employees-page.tsx';
import { readEmployeesSearch, type EmployeesSearch } from '#web/organizations/model/employees-search.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/employees')({
  staticData: { profileMenu: { group: 'company', place: 20, text: 'employees', right: 'employees.read' } },
  validateSearch: unparsedSearch<EmployeesSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_employees }] }),
  component: EmployeesRoute,
});

function EmployeesRoute() {
  const user = useUser();
  const said = Route.useSearch();
  const search = useMemo(() => readEmployeesSearch(said), [said]);

  return user && <EmployeesPage user={user} search={search} />;
}
