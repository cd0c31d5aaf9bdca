import type { Trouble } from '#contract/areas/health/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import styles from './health.module.css';

/** What is wrong, what it means for people, and what to do. */
export function Troubles({ troubles }: { troubles: readonly Trouble[] }) {
  const t = useTexts('desk_health');
  const isUrgent = troubles.some(({ is_urgent }) => is_urgent);

  return (
    <section className={styles.verdict} aria-labelledby="verdict">
      <h2 id="verdict">{t(isUrgent ? 'verdict_urgent' : troubles.length > 0 ? 'verdict_small' : 'verdict_well')}</h2>
      {troubles.map(({ code, about, is_urgent }) => (
        <Alert
          key={`${code} ${about}`}
          tone={is_urgent ? 'danger' : 'warning'}
          title={t(`trouble_${code}`, { about: about === '' ? '' : t('provider', { provider: about }) })}
        >
          <p>{t(`remedy_${code}`)}</p>
        </Alert>
      ))}
    </section>
  );
}
