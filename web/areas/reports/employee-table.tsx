import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { EmployeeTraining } from '#contract/areas/reports/calls.ts';
import { yearlyHours } from '#contract/areas/reports/values.ts';
import { PagedResults } from '#web/shared/lists/paged-results.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Panel, Stack } from '#web/shared/ui/layout.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { Costs } from './by-department.tsx';
import { employeesPerPage, employeeTrainingQuery, type About } from './dashboard-queries.ts';
import { DownloadReport } from './download-report.tsx';
import { employeeSorts, readDashboardSearch, type DashboardSearch } from './model/dashboard-search.ts';
import styles from './dashboard.module.css';

type EmployeeTableProps = {
  about: About;
  search: DashboardSearch;
  seesHours: boolean;
  seesCosts: boolean;
  /** The country of the organization owes hours to every employee. */
  hasYearlyHours: boolean;
};

export function EmployeeTable(props: EmployeeTableProps) {
  const t = useTexts('dashboard');
  const { about, seesHours, hasYearlyHours } = props;
  const search = seesHours ? props.search : withoutHours(props.search);
  const query = useQuery({ ...employeeTrainingQuery(about, search), placeholderData: keepPreviousData });
  const columns = useColumns(props);

  return (
    <div id="employees">
      <Panel title={t('employees')}>
        <Stack>
          {seesHours && <Choices search={search} hasYearlyHours={hasYearlyHours} />}
          <PagedResults
            query={query}
            page={search.page}
            perPage={employeesPerPage}
            at={(page) => readDashboardSearch({ ...search, page })}
            hash="employees"
            loading={t('loading')}
            failed={{ title: t('not_loaded'), level: 3 }}
            status={(total) => t('found', { count: total })}
            pages={t('pages')}
            above={query.data?.total ? <DownloadReport {...props} search={search} /> : null}
            empty={null}
          >
            {(rows) => (
              <Table
                caption={t('employees_of', { year: String(about.year) })}
                columns={columns}
                rows={rows}
                rowKey={({ affiliation_id }) => affiliation_id}
              />
            )}
          </PagedResults>
        </Stack>
      </Panel>
    </div>
  );
}

/** Finance people may not sort or narrow by what they do not see. */
function withoutHours({ state: _state, sort, ...search }: DashboardSearch): DashboardSearch {
  return { ...search, ...(sort === 'department' && { sort }) };
}

function useColumns({ seesHours, seesCosts, hasYearlyHours }: EmployeeTableProps): Column<EmployeeTraining>[] {
  const t = useTexts('dashboard');
  const hoursOf = ({ hours }: EmployeeTraining) => (
    <>
      {t('number', { value: hours ?? 0 })}{' '}
      {hasYearlyHours && (hours ?? 0) < yearlyHours && (
        <Badge tone="wait">{t('missing', { hours: yearlyHours - (hours ?? 0) })}</Badge>
      )}
    </>
  );
  return [
    { head: t('name'), headsRow: true, cell: ({ name, email }) => name || email },
    { head: t('department'), cell: ({ department }) => department || '–' },
    ...(seesHours ? [{ head: t('hours_short'), cell: hoursOf }] : []),
    ...(seesCosts
      ? [{ head: t('cost_short'), cell: ({ costs }: EmployeeTraining) => <Costs costs={costs ?? []} /> }]
      : []),
  ];
}

function Choices({ search, hasYearlyHours }: { search: DashboardSearch; hasYearlyHours: boolean }) {
  const t = useTexts('dashboard');
  const navigate = useNavigate();
  const narrow = (by: Record<string, string>) =>
    void navigate({
      to: '/profile/organization',
      search: readDashboardSearch({ ...search, ...by, page: 1 }),
      resetScroll: false,
    });

  return (
    <div className={styles.choices}>
      <SelectField
        label={t('sort')}
        value={search.sort ?? 'name'}
        onChange={({ target }) => narrow({ sort: target.value })}
      >
        <Options of={employeeSorts.map((key) => ({ key, name: t(`sort_${key}`) }))} />
      </SelectField>
      {(hasYearlyHours || search.state) && (
        <SelectField
          label={t('show')}
          value={search.state ?? ''}
          onChange={({ target }) => narrow({ state: target.value })}
        >
          <option value="">{t('everyone')}</option>
          <option value="below">{t('below', { hours: yearlyHours })}</option>
        </SelectField>
      )}
    </div>
  );
}
