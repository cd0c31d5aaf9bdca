import { useLocale } from 'use-intl/react';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './account.module.css';

export type BarPart = { kind: 'due' | 'late' | 'later' | 'muchLater' | 'latest' | 'free'; share: number; text: string };

/** Its legend says the same in words. */
export function Bar({ label, parts }: { label: string; parts: readonly BarPart[] }) {
  const percent = usePercent();

  return (
    <div className={styles.used}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(
          ({ kind, share }) => share > 0 && <i key={kind} className={styles[kind]} style={{ flexGrow: share }} />,
        )}
      </div>
      <ul className={styles.legend} aria-label={label}>
        {parts.map(({ kind, share, text }) => (
          <li key={kind}>
            <i className={classes(styles.key, styles[kind])} aria-hidden="true" />
            <span>
              {text} <b>{percent(share)}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** «17%», and «<1%» where something rounds to nothing. */
export function usePercent(): (share: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 0 });
  return (share) => (share > 0 && share < 1 ? `<${format.format(0.01)}` : format.format(share / 100));
}
