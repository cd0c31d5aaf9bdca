import { ShieldCheck, UserRound } from 'lucide-react';
import type { OpenedForm } from '#contract/learning/forms/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { lastMoment } from './model/last-moment.ts';
import styles from './form.module.css';
import { minutesFor, progressOf } from './model/progress.ts';

type AboutFormProps = { form: NonNullable<OpenedForm['form']>; closesAt: string | null };

/** Who asks, why, how long it takes and who sees the answers, before the first question. */
export function AboutForm({ form, closesAt }: AboutFormProps) {
  const t = useTexts('form');
  const { fullDay } = useDates();
  const { questions } = progressOf(form.fields, {});

  return (
    <aside className={styles.facts} aria-label={t('about')}>
      <dl>
        <div>
          <dt>{t('who')}</dt>
          <dd>{form.partner ? t('who_partner', { partner: form.partner }) : t('who_site')}</dd>
        </div>
        {form.intro && (
          <div>
            <dt>{t('why')}</dt>
            <dd>{form.intro}</dd>
          </div>
        )}
        <div>
          <dt>{t('how_long')}</dt>
          <dd>
            {t('takes', { questions, minutes: minutesFor(questions) })}{' '}
            {closesAt && t('until', { day: fullDay(lastMoment(closesAt)) })}
          </dd>
        </div>
      </dl>
      <p className={styles.anonymous}>
        <Icon of={form.is_anonymous ? ShieldCheck : UserRound} />
        <span>
          <b>{t(form.is_anonymous ? 'is_anonymous' : 'is_named')}</b>
          {t(form.is_anonymous ? 'anonymous_text' : 'named_text')}
        </span>
      </p>
    </aside>
  );
}
