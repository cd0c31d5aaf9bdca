import { useLocale } from 'use-intl/react';
import type { MonthHours } from '#contract/areas/reports/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Panel } from '#web/shared/ui/layout.tsx';
import { hoursOfMonths, ticksFor } from './model/summed.ts';
import styles from './dashboard.module.css';

export function HoursByMonth({ months }: { months: readonly MonthHours[] }) {
  const t = useTexts('dashboard');
  const hours = hoursOfMonths(months);

  return (
    <Panel title={t('hours_by_month')}>
      <div className={styles.chartPair}>
        <MonthChart hours={hours} />
        <MonthTable hours={hours} />
      </div>
    </Panel>
  );
}

function MonthChart({ hours }: { hours: readonly number[] }) {
  const t = useTexts('dashboard');
  const name = useMonthNames();
  const ticks = ticksFor(hours);
  const last = ticks.at(-1) ?? 1;
  const share = (value: number) => `${(100 * value) / last}%`;

  return (
    <div role="img" aria-label={t('chart')} className={styles.chart}>
      <div className={styles.plot}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockEnd: share(tick) }}>
            {t('number', { value: tick })}
          </span>
        ))}
        <div className={styles.bars}>
          {hours.map((value, place) => (
            <i key={place} style={{ blockSize: share(value) }} />
          ))}
        </div>
      </div>
      <div className={styles.months}>
        {hours.map((_, place) => (
          <span key={place}>{name(place, 'narrow')}</span>
        ))}
      </div>
    </div>
  );
}

function MonthTable({ hours }: { hours: readonly number[] }) {
  const t = useTexts('dashboard');
  const name = useMonthNames();
  const total = hours.reduce((sum, value) => sum + value, 0);

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('hours_by_month')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col">{t('hours_short')}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map((value, place) => (
          <tr key={place}>
            <th scope="row">{name(place, 'long')}</th>
            <td>{t('number', { value })}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('whole_year')}</th>
          <td>{t('number', { value: total })}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function useMonthNames(): (place: number, length: 'narrow' | 'long') => string {
  const locale = useLocale();
  return (place, month) => new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2026, place, 1));
}
