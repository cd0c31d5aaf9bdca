import { FileSpreadsheet } from 'lucide-react';
import type { EmployeeTraining } from '#contract/areas/reports/calls.ts';
import { csvOf } from '#contract/rules/csv.ts';
import { saveFile } from '#web/shared/api/fetch-file.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { everyEmployee, type About } from './dashboard-queries.ts';
import type { DashboardSearch } from './model/dashboard-search.ts';

type DownloadReportProps = { about: About; search: DashboardSearch; seesHours: boolean; seesCosts: boolean };

export function DownloadReport({ about, search, ...sees }: DownloadReportProps) {
  const t = useTexts('dashboard');
  const { busy, errors, send } = useSending();
  const records = useRecords(sees);
  const download = async () => {
    const content = csvOf(records(await everyEmployee(about, search)));
    saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), t('csv_file', { year: String(about.year) }));
  };

  return (
    <>
      <Row>
        <Button variant="secondary" small busy={busy} onPress={() => void send(download)}>
          <Icon of={FileSpreadsheet} />
          {t('download_csv')}
        </Button>
      </Row>
      <CommandErrors errors={errors} />
    </>
  );
}

type Sees = { seesHours: boolean; seesCosts: boolean };

/** A column for each currency, so that a spreadsheet can add it up. */
function useRecords({ seesHours, seesCosts }: Sees): (people: readonly EmployeeTraining[]) => (string | number)[][] {
  const t = useTexts('dashboard');
  const money = useMoney();
  const plain = (minor: number, currency_id: number) =>
    money({ amount_minor: minor, currency_id }).amount.replaceAll(/[^\d,.-]/g, '');

  return (people) => {
    const currencies = [...new Set(people.flatMap(({ costs }) => (costs ?? []).map(({ currency_id }) => currency_id)))];
    const costHeads = currencies.map((id) =>
      t('cost_in', { currency: money({ amount_minor: 0, currency_id: id }).symbol }),
    );
    const head = [t('name'), t('email'), t('employee_no'), t('department'), t('cost_centre')];
    const costsOf = ({ costs }: EmployeeTraining) =>
      currencies.map((id) => plain((costs ?? []).find((cost) => cost.currency_id === id)?.amount_minor ?? 0, id));
    return [
      [...head, ...(seesHours ? [t('hours_short')] : []), ...(seesCosts ? costHeads : [])],
      ...people.map((one) => [
        one.name,
        one.email,
        one.employee_no,
        one.department,
        one.cost_centre,
        ...(seesHours ? [t('plain_number', { value: one.hours ?? 0 })] : []),
        ...(seesCosts ? costsOf(one) : []),
      ]),
    ];
  };
}
