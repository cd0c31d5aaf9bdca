import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { OpenedForm } from '#contract/learning/forms/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Page } from '#web/shared/ui/page.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { AboutForm } from './about-form.tsx';
import { FormEnded } from './form-ended.tsx';
import { openedQuery } from './form-queries.ts';
import styles from './form.module.css';
import { dropDraft } from './model/draft.ts';
import type { Outcome } from './use-form.ts';

// Loaded with an open form alone.
const AnswerForm = lazy(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }));

/** Reads the form in the browser alone: its address is a secret, and it never gets into a cache. */
export function FormPage({ token }: { token: string }) {
  const t = useTexts('form');
  const query = useQuery(openedQuery(token));
  const [ended, setEnded] = useState<Outcome | null>(null);

  return (
    <Page>
      <div className={styles.page}>{content()}</div>
    </Page>
  );

  function content() {
    const { data, error } = query;
    if (ended) return <FormEnded outcome={ended} opened={data?.data[0]} isNews />;
    if (data) return <Opened token={token} opened={data.data[0]} onEnd={setEnded} />;
    if (error) return <NotLoaded query={query} title={t('not_loaded')} text={t('not_loaded_text')} />;
    return <SkeletonForm fields={4} label={t('loading')} />;
  }
}

type OpenedProps = { token: string; opened: OpenedForm; onEnd: (outcome: Outcome) => void };

function Opened({ token, opened, onEnd }: OpenedProps) {
  const t = useTexts('form');
  const { state, title, form } = opened;
  const isOver = state !== 'open';
  useEffect(() => {
    if (isOver) dropDraft(token);
  }, [isOver, token]);
  if (isOver || !form) return <FormEnded outcome={state === 'open' ? 'invalid' : state} opened={opened} />;

  return (
    <div className={styles.survey}>
      <div className={styles.intro}>
        <h1>{title}</h1>
        <AboutClass form={form} />
      </div>
      <AboutForm form={form} closesAt={opened.closes_at} />
      <Suspense fallback={<SkeletonForm fields={4} label={t('loading')} />}>
        <AnswerForm token={token} fields={form.fields} onEnd={onEnd} />
      </Suspense>
    </div>
  );
}

function AboutClass({ form }: { form: NonNullable<OpenedForm['form']> }) {
  const t = useTexts('form');

  return <p className={styles.about}>{t('about_class', { course: form.course_title, class: form.class_code })}</p>;
}
