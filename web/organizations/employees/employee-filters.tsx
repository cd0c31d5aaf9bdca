import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { affiliationStatuses, organizationRoles } from '#contract/organizations/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Options } from '#web/shared/ui/options.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { employeeSorts, readEmployeesSearch, type EmployeesSearch } from '../model/employees-search.ts';
import { departmentsQuery } from '../people/work-fields.tsx';
import styles from './employees.module.css';

type EmployeeFiltersProps = { organizationId: number; search: EmployeesSearch };

export function EmployeeFilters({ organizationId, search }: EmployeeFiltersProps) {
  const t = useTexts('employees');
  const statuses = useTexts('organizations');
  const roles = useTexts('acting');
  const shell = useTexts('shell');
  const narrow = useNarrow(search);

  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchBox
          key={search.search}
          landmark={t('search_landmark')}
          label={t('search')}
          placeholder={t('search')}
          buttonLabel={shell('search')}
          action="/profile/employees"
          defaultValue={search.search}
          maxLength={100}
          onSearch={(words) => narrow({ search: words })}
        />
      </div>
      <DepartmentFilter organizationId={organizationId} search={search} />
      <SelectField
        label={t('state')}
        value={search.state ?? ''}
        onChange={({ target }) => narrow({ state: target.value })}
      >
        <option value="">{t('state_current')}</option>
        <Options of={affiliationStatuses.map((key) => ({ key, name: statuses(`status_${key}`) }))} />
      </SelectField>
      <SelectField
        label={statuses('role')}
        value={search.role ?? ''}
        onChange={({ target }) => narrow({ role: target.value })}
      >
        <option value="">{t('all')}</option>
        <Options of={organizationRoles.map((key) => ({ key, name: roles(`role_${key}`) }))} />
      </SelectField>
      <SelectField
        label={t('sort')}
        value={search.sort ?? 'name'}
        onChange={({ target }) => narrow({ sort: target.value })}
      >
        <Options of={employeeSorts.map((key) => ({ key, name: t(`sort_${key}`) }))} />
      </SelectField>
    </div>
  );
}

function DepartmentFilter({ organizationId, search: { department = '', ...rest } }: EmployeeFiltersProps) {
  const t = useTexts('employees');
  const words = useTexts('organizations');
  const narrow = useNarrow(rest);
  const { data } = useQuery(departmentsQuery(organizationId));
  const named = (data?.results ?? []).filter(({ name }) => name);
  const known = named.some(({ name }) => name === department) || department === '';

  return (
    <SelectField
      label={words('department')}
      value={department}
      onChange={({ target }) => narrow({ department: target.value })}
    >
      <option value="">{t('all')}</option>
      {!known && <option value={department}>{department}</option>}
      <Options
        of={named.map(({ name, active }) => ({ key: name, name: t('department_of', { name, count: active }) }))}
      />
    </SelectField>
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
