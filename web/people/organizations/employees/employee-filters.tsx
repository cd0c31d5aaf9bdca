import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { affiliationStatuses, organizationRoles } from '#contract/people/organizations/values.ts';
import { FilterField, ListFilters } from '#web/shared/lists/list-filters.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { employeeSorts, readEmployeesSearch, type EmployeesSearch } from '../model/employees-search.ts';
import { departmentsQuery } from '../people/work-fields.tsx';

type EmployeeFiltersProps = { organizationId: number; search: EmployeesSearch };

export function EmployeeFilters({ organizationId, search }: EmployeeFiltersProps) {
  const t = useTexts('employees');
  const words = useTexts('organizations');
  const roles = useTexts('acting');
  const narrow = useNarrow(search);
  const departments = useQuery(departmentsQuery(organizationId)).data?.results.filter(({ name }) => name) ?? [];

  return (
    <ListFilters
      landmark={t('search_landmark')}
      label={t('search')}
      action="/profile/employees"
      search={search.search}
      onSearch={(text) => narrow({ search: text })}
    >
      <FilterField
        label={words('department')}
        none={t('all')}
        value={search.department}
        choices={departments.map(({ name, people }) => ({
          key: name,
          name: t('department_of', { name, count: people }),
        }))}
        onChange={(department) => narrow({ department })}
      />
      <FilterField
        label={t('state')}
        none={t('state_current')}
        value={search.state}
        choices={affiliationStatuses.map((key) => ({ key, name: words(`status_${key}`) }))}
        onChange={(state) => narrow({ state })}
      />
      <FilterField
        label={words('role')}
        none={t('all')}
        value={search.role}
        choices={organizationRoles.map((key) => ({ key, name: roles(`role_${key}`) }))}
        onChange={(role) => narrow({ role })}
      />
      <FilterField
        label={t('sort')}
        value={search.sort ?? 'name'}
        choices={employeeSorts.map((key) => ({ key, name: t(`sort_${key}`) }))}
        onChange={(sort) => narrow({ sort })}
      />
    </ListFilters>
  );
}

function useNarrow(search: EmployeesSearch): (by: Record<string, string>) => void {
  const navigate = useNavigate();
  return (by) =>
    void navigate({
      to: '/profile/employees',
      search: readEmployeesSearch({ ...search, ...by, page: 1 }),
      resetScroll: false,
    });
}
