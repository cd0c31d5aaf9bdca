import { Link } from '@tanstack/react-router';
import type { TrainingFigures } from '#contract/areas/reports/calls.ts';
import { yearlyHours } from '#contract/areas/reports/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { readDashboardSearch } from './model/dashboard-search.ts';
import styles from './dashboard.module.css';

/** For organizations of Portugal. */
export function YearlyHours({ training, year }: { training: TrainingFigures; year: number }) {
  const t = useTexts('dashboard');
  const { employees, with_yearly_hours: reached } = training;
  const below = employees - reached;

  return (
    <Panel title={t('yearly', { hours: yearlyHours })}>
      <Stack>
        <p>
          <b>{t('yearly_reached', { reached, employees, hours: yearlyHours })}</b>
        </p>
        <span className={styles.meter} aria-hidden="true">
          <i style={{ inlineSize: `${employees > 0 ? (100 * reached) / employees : 0}%` }} />
        </span>
        <p className={styles.soft}>{t('yearly_law', { hours: yearlyHours })}</p>
        <p className={styles.soft}>{t('yearly_counted', { year: String(year) })}</p>
        {below > 0 && (
          <Row>
            <Link
              to="/profile/organization"
              search={(before) => readDashboardSearch({ ...before, state: 'below', page: 1 })}
              hash="employees"
              className={buttonClass({ variant: 'secondary', small: true })}
            >
              {t('yearly_below', { count: below })}
            </Link>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}
