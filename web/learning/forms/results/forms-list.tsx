import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLocale } from 'use-intl/react';
import { textIn } from '#contract/rules/text-in.ts';
import type { Form } from '#contract/learning/forms/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { formsQuery } from '../form-queries.ts';
import styles from './results.module.css';

/** The forms that were sent to the classes that the reader runs. */
export function FormsList() {
  const t = useTexts('form_results');
  const query = useQuery(formsQuery());

  return (
    <Stack>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={4}>
        {({ results }) => (results.length === 0 ? <NoForms /> : <Forms forms={results} />)}
      </Loaded>
    </Stack>
  );
}

function Forms({ forms }: { forms: readonly Form[] }) {
  const t = useTexts('form_results');
  const locale = useLocale();

  return (
    <ul className={styles.forms}>
      {forms.map(({ id, title, type, status, classes }) => (
        <li key={id}>
          <Link to="/profile/forms/$formId" params={{ formId: String(id) }}>
            {textIn(title, locale)}
          </Link>
          <p>
            {t('kind', { type })} · {t('sent_answered', summed(classes))}
          </p>
          <Badge>{t('status', { status })}</Badge>
        </li>
      ))}
    </ul>
  );
}

function NoForms() {
  const t = useTexts('form_results');

  return (
    <EmptyState title={t('none_title')} panel>
      <p>{t('none_text')}</p>
    </EmptyState>
  );
}

function summed(classes: Form['classes']): { sent: number; answered: number } {
  return {
    sent: classes.reduce((sum, run) => sum + run.sent, 0),
    answered: classes.reduce((sum, run) => sum + run.answered, 0),
  };
}
