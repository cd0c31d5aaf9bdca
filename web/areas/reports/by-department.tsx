import type { MoneyFigures, TrainingFigures } from '#contract/areas/reports/calls.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NoBreak, Panel } from '#web/shared/ui/layout.tsx';
import { byDepartment, type DepartmentRow } from './model/summed.ts';
import styles from './dashboard.module.css';

type ByDepartmentProps = { training: TrainingFigures | null; money: MoneyFigures | null };

/** The bars draw the hours, or the money for those who see only that. */
export function ByDepartment({ training, money }: ByDepartmentProps) {
  const t = useTexts('dashboard');
  const rows = byDepartment(training?.months ?? [], money?.costs ?? []);
  const sizeOf = (row: DepartmentRow) => (training ? row.hours : (row.costs[0]?.amount_minor ?? 0));
  const most = Math.max(1, ...rows.map(sizeOf));
  const title = t(training ? (money ? 'by_department' : 'hours_by_department') : 'cost_by_department');

  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p>{t('no_department')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className={styles.caption}>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('department')}</th>
                {training && <th scope="col">{t('hours_short')}</th>}
                {money && <th scope="col">{t('cost_short')}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.department}>
                  <th scope="row">
                    {row.department ?? t('free_seats')}
                    {row.department === '' && t('without_department')}
                    <span className={styles.meter} aria-hidden="true">
                      <i style={{ inlineSize: `${(100 * sizeOf(row)) / most}%` }} />
                    </span>
                  </th>
                  {training && <td>{row.department === null ? '–' : t('number', { value: row.hours })}</td>}
                  {money && (
                    <td>
                      <Costs costs={row.costs} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

export function Costs({ costs }: { costs: DepartmentRow['costs'] }) {
  const money = useMoney();

  if (costs.length === 0) return '–';
  return costs.map((cost) => (
    <span key={cost.currency_id} className={styles.cost}>
      <NoBreak>{money(cost).text}</NoBreak>
    </span>
  ));
}
