import { useTexts } from '#web/shared/texts/texts.ts';
import { Section } from '#web/shared/ui/section.tsx';
import styles from './how-it-works.module.css';

const steps = ['choose', 'pay', 'learn', 'prove'] as const;

export function HowItWorks({ title }: { title?: string | undefined }) {
  const t = useTexts('home');

  return (
    <Section title={title ?? t('how')}>
      <ol className={styles.root}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`how_${step}`)}</h3>
            <p>{t(`how_${step}_text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
