import type { Certificate } from '#contract/learning/certificates/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { yearOf } from './model/year-of.ts';
import styles from './start.module.css';

export function OwnYear({ certificates, now }: { certificates: readonly Certificate[]; now: Date }) {
  const t = useTexts('profile');
  const { locale } = useVisitor();
  const { dayAhead } = useDates();
  const { year, hours, issued, valid, expires } = yearOf(certificates, now);
  if (certificates.length === 0) return null;

  return (
    <section className={styles.block} aria-label={t('your_year')}>
      <h2>{t('your_year')}</h2>
      <dl className={styles.figures}>
        <Figure term={t('hours_in', { year: String(year) })} value={new Intl.NumberFormat(locale).format(hours)} />
        <Figure term={t('courses_concluded_in', { year: String(year), count: issued })} value={issued} />
        <Figure term={t('valid_certificates', { count: valid })} value={valid} />
        {expires && <Figure term={t('next_expires')} value={dayAhead(expires)} />}
      </dl>
    </section>
  );
}

function Figure({ term, value }: { term: string; value: string | number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
