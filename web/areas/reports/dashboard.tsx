import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { TrainingSummary } from '#contract/areas/reports/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { summaryQuery, type About } from './dashboard-queries.ts';
import { ByDepartment } from './by-department.tsx';
import { ComingClasses, ExpiringCertificates, UnpaidOrders } from './due-lists.tsx';
import { EmployeeTable } from './employee-table.tsx';
import { FreeSeats } from './free-seats.tsx';
import { HoursByMonth } from './hours-by-month.tsx';
import { MainFigures } from './main-figures.tsx';
import { readDashboardSearch, type DashboardSearch } from './model/dashboard-search.ts';
import { YearlyHours } from './yearly-hours.tsx';
import styles from './dashboard.module.css';

type DashboardProps = { organizationId: number; search: DashboardSearch };

const yearsBack = 4;

/** What a role does not see is not in the answer, so it is not drawn either. */
export function Dashboard({ organizationId, search }: DashboardProps) {
  const t = useTexts('dashboard');
  const [thisYear] = useState(() => new Date().getFullYear());
  const about = { organizationId, year: search.year ?? thisYear };
  const query = useQuery(summaryQuery(about));

  return (
    <Stack wide>
      <YearChoice thisYear={thisYear} search={search} />
      <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={6}>
        {({ results: [summary] }) => summary && <Summary summary={summary} about={about} search={search} />}
      </Loaded>
    </Stack>
  );
}

function YearChoice({ thisYear, search }: { thisYear: number; search: DashboardSearch }) {
  const t = useTexts('dashboard');
  const navigate = useNavigate();
  const { year = thisYear } = search;
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => thisYear - back);
  const choices = years.includes(year) ? years : [year, ...years];

  return (
    <Row>
      <SelectField
        label={t('year')}
        value={String(year)}
        onChange={({ target: { value } }) =>
          void navigate({
            to: '/profile/organization',
            search: readDashboardSearch({ ...search, page: 1, year: Number(value) === thisYear ? undefined : value }),
            resetScroll: false,
          })
        }
      >
        <Options of={choices.map((one) => ({ key: String(one), name: String(one) }))} />
      </SelectField>
    </Row>
  );
}

type SummaryProps = { summary: TrainingSummary; about: About; search: DashboardSearch };

function Summary({ summary, about, search }: SummaryProps) {
  const { training, money, country } = summary;

  return (
    <>
      <MainFigures summary={summary} />
      {training && <HoursByMonth months={training.months} />}
      {country === 'PT' && training && <YearlyHours training={training} year={about.year} />}
      <ByDepartment training={training} money={money} />
      <div className={styles.pair}>
        {training && <ComingClasses classes={training.coming} />}
        {training && <ExpiringCertificates courses={training.expiring} />}
        {training && <FreeSeats organizationId={about.organizationId} />}
        {money && <UnpaidOrders money={money} />}
      </div>
      <EmployeeTable
        about={about}
        search={search}
        seesHours={training !== null}
        seesCosts={money !== null}
        hasYearlyHours={country === 'PT'}
      />
    </>
  );
}
