import { useTexts } from '#web/shared/texts/texts.ts';
import { Section } from '#web/shared/ui/section.tsx';
import styles from './about-work.module.css';

const readers = ['learners', 'companies', 'schools'] as const;
const promises = ['price', 'seat', 'proof', 'data'] as const;

export function ForWhom() {
  const t = useTexts('about');

  return (
    <Section title={t('for_whom')}>
      <div className={styles.root}>
        {readers.map((reader) => (
          <div key={reader}>
            <h3>{t(`for_${reader}`)}</h3>
            <p>{t(`for_${reader}_text`)}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function Promises() {
  const t = useTexts('about');

  return (
    <Section title={t('promises')}>
      <ul className={styles.root}>
        {promises.map((promise) => (
          <li key={promise}>
            <h3>{t(`promise_${promise}`)}</h3>
            <p>{t(`promise_${promise}_text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
