import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Form } from '#contract/learning/forms/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { formQuery, resultsQuery } from '../form-queries.ts';
import { Results } from './results.tsx';

type ResultsPageProps = { formId: number; classId: number | undefined };

export function ResultsPage({ formId, classId }: ResultsPageProps) {
  const t = useTexts('form_results');
  const form = useQuery(formQuery(formId));

  return (
    <Stack>
      <p>
        <Link to="/profile/forms">{t('to_list')}</Link>
      </p>
      <Loaded query={form} loading={t('loading')} failed={t('results_not_loaded')} rows={4}>
        {({ results: [match] }) => (match ? <FormResults form={match} classId={classId} /> : <NoForm />)}
      </Loaded>
    </Stack>
  );
}

function FormResults({ form, classId }: { form: Form; classId: number | undefined }) {
  const t = useTexts('form_results');
  const isKnown = form.classes.some(({ class_id }) => class_id === classId);
  const query = useQuery(resultsQuery(form.id, isKnown ? classId : undefined));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('results_not_loaded')} rows={6}>
      {({ data: [results] }) => (
        <Stack>
          <h1>{results.title}</h1>
          <ChooseClass form={form} classId={isKnown ? classId : undefined} />
          <Results results={results} />
        </Stack>
      )}
    </Loaded>
  );
}

function ChooseClass({ form: { id, classes }, classId }: { form: Form; classId: number | undefined }) {
  const t = useTexts('form_results');
  const navigate = useNavigate();
  if (classes.length < 2) return null;

  return (
    <SelectField
      label={t('class')}
      value={classId ?? ''}
      onChange={({ currentTarget }) =>
        void navigate({
          to: '/profile/forms/$formId',
          params: { formId: String(id) },
          search: { class: Number(currentTarget.value) || undefined },
        })
      }
    >
      <option value="">{t('all_classes')}</option>
      {classes.map(({ class_id, code, course_title }) => (
        <option key={class_id} value={class_id}>
          {t('class_of', { code, course: course_title })}
        </option>
      ))}
    </SelectField>
  );
}

function NoForm() {
  const t = useTexts('form_results');

  return (
    <EmptyState level={1} title={t('missing_title')}>
      <p>{t('missing_text')}</p>
    </EmptyState>
  );
}
