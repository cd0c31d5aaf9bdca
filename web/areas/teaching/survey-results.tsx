import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLocale } from 'use-intl/react';
import { leastShownResponses } from '#contract/learning/forms/values.ts';
import { textIn } from '#contract/rules/text-in.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { surveysQuery } from './teaching-queries.ts';
import styles from './teaching.module.css';

/** The surveys of the class that have enough answers to be shown. */
export function SurveyResults({ classId }: { classId: number }) {
  const t = useTexts('teaching');
  const locale = useLocale();
  const { data } = useQuery(surveysQuery());
  const shown = (data?.results ?? []).flatMap(({ id, title, classes }) => {
    const run = classes.find(({ class_id }) => class_id === classId);
    return run && run.answered >= leastShownResponses ? [{ id, title, answered: run.answered }] : [];
  });

  if (shown.length === 0) return null;
  return (
    <ul className={styles.todos} aria-label={t('surveys')}>
      {shown.map(({ id, title, answered }) => (
        <li key={id}>
          <Link to="/profile/forms/$formId" params={{ formId: String(id) }} search={{ class: classId }}>
            {t('survey', { title: textIn(title, locale), count: answered })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
