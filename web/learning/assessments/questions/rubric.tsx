import { useTexts } from '#web/shared/texts/texts.ts';
import styles from '../assessment.module.css';

type Criterion = { key: string; label: string; points: number };

/** What the trainer will look at. */
export function Rubric({ of: criteria }: { of: readonly Criterion[] }) {
  const t = useTexts('assessment');

  if (criteria.length === 0) return null;
  return (
    <div className={styles.rubric}>
      <p>{t('rubric')}</p>
      <ul>
        {criteria.map(({ key, label, points }) => (
          <li key={key}>{t('criterion', { label, points })}</li>
        ))}
      </ul>
    </div>
  );
}
