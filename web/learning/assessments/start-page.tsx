import { useQueryClient } from '@tanstack/react-query';
import type { AttemptSummary, OpenedAssessment } from '#contract/learning/assessments/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { DefinitionList, type Definition } from '#web/shared/ui/definition-list.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { noteAttempt } from './assessment-queries.ts';
import { useFigures } from './use-figures.ts';
import styles from './assessment.module.css';

type StartPageProps = { assessment: OpenedAssessment; onAttempt: (id: number) => void };

export function StartPage({ assessment, onAttempt }: StartPageProps) {
  const { type, can_start: canStart, attempts } = assessment;

  return (
    <Stack wide>
      <Standing assessment={assessment} />
      {type === 'form' && <WhatAwaits assessment={assessment} />}
      {canStart && <Start assessment={assessment} onAttempt={onAttempt} />}
      {type === 'form' && attempts.length > 0 && <Attempts attempts={attempts} onAttempt={onAttempt} />}
    </Stack>
  );
}

function Standing({ assessment }: { assessment: OpenedAssessment }) {
  const t = useTexts('assessment');
  const figures = useFigures();
  const { type, grade, is_passed: isPassed, attempts, attempts_left: remaining, policy } = assessment;
  const isWaiting = attempts.some(({ status }) => status === 'submitted');

  if (grade !== null) {
    return (
      <Alert tone={isPassed ? 'success' : 'warning'} title={t(isPassed ? 'passed' : 'not_passed')}>
        <p>
          {t('grade_now', { grade: figures.grade(grade) })} {attempts.length > 1 && t(`policy_${policy}`)}
        </p>
        {isWaiting && <p>{t('one_waits')}</p>}
      </Alert>
    );
  }
  if (isWaiting) {
    return (
      <Alert title={t('waits')}>
        <p>{t('waits_words')}</p>
      </Alert>
    );
  }
  if (type === 'other') return <Alert title={t('by_trainer')}>{t('by_trainer_words')}</Alert>;
  if (type === 'scorm') return <Alert title={t('by_scorm')}>{t('by_scorm_words')}</Alert>;
  return remaining === 0 ? <Alert tone="warning" title={t('no_attempt_left')} /> : null;
}

function WhatAwaits({ assessment }: { assessment: OpenedAssessment }) {
  const t = useTexts('assessment');
  const items = useFacts(assessment);

  return (
    <section aria-labelledby="what-awaits">
      <Stack>
        <h2 id="what-awaits">{t('what_awaits')}</h2>
        <DefinitionList items={items} />
        <ul className={styles.notes}>
          <li>{t('saved_as_given')}</li>
          {assessment.time_limit_minutes !== null && <li>{t('time_goes_on')}</li>}
          {assessment.is_graded_by_hand && <li>{t('some_by_hand')}</li>}
          <li>{t(`feedback_${assessment.feedback_rule}`)}</li>
        </ul>
      </Stack>
    </section>
  );
}

function useFacts(assessment: OpenedAssessment): Definition[] {
  const t = useTexts('assessment');
  const figures = useFigures();
  const { time_limit_minutes: minutes, extra_time_percent: extra, attempts_allowed: allowed } = assessment;
  const whole = minutes === null ? null : Math.ceil((minutes * (100 + extra)) / 100);
  const time =
    whole === null
      ? t('no_limit')
      : extra > 0
        ? t('minutes_with_extra', { minutes: whole, extra })
        : t('minutes', { minutes: whole });

  return [
    {
      term: t('questions'),
      value: t('questions_worth', {
        count: assessment.question_count,
        points: assessment.total_points,
      }),
    },
    { term: t('time'), value: time },
    { term: t('attempts'), value: t('attempts_of', { left: assessment.attempts_left, allowed }) },
    { term: t('pass_mark'), value: t('of_twenty', { grade: figures.grade(assessment.pass_mark / 5) }) },
    ...(allowed > 1 ? [{ term: t('what_counts'), value: t(`policy_${assessment.policy}`) }] : []),
  ];
}

function Start({ assessment, onAttempt }: StartPageProps) {
  const t = useTexts('assessment');
  const client = useQueryClient();
  const { busy, errors, send } = useSending();
  const { content_id, enrollment_id, attempts, time_limit_minutes: minutes } = assessment;
  const start = () =>
    send(async () => {
      const { data } = await api().assessments.startAttempt({ data: [{ content_id, enrollment_id }] });
      await noteAttempt(client, data[0]);
      onAttempt(data[0].id);
    });
  const isAgain = attempts.length > 0;

  return (
    <Stack>
      <CommandErrors errors={errors} />
      <Row>
        <Button
          variant={isAgain && assessment.is_passed ? 'secondary' : 'primary'}
          busy={busy}
          onPress={() => void start()}
        >
          {t(isAgain ? 'start_again' : 'start')}
        </Button>
        {minutes !== null && <span className={styles.soft}>{t('clock_starts')}</span>}
      </Row>
    </Stack>
  );
}

type AttemptsProps = { attempts: readonly AttemptSummary[]; onAttempt: (id: number) => void };

function Attempts({ attempts, onAttempt }: AttemptsProps) {
  const t = useTexts('assessment');
  const figures = useFigures();
  const { fullDay } = useDates();

  return (
    <section aria-labelledby="attempts-before">
      <Stack>
        <h2 id="attempts-before">{t('attempts_before')}</h2>
        <ol className={styles.attempts} reversed>
          {attempts.map(({ id, number, status, submitted_at: at, grade }) => (
            <li key={id}>
              <span>
                <b>{t('attempt_number', { number })}</b>
                {at && <small>{fullDay(at)}</small>}
              </span>
              <span>{grade === null ? t(`status_${status}`) : t('of_twenty', { grade: figures.grade(grade) })}</span>
              <Button variant="quiet" small onPress={() => onAttempt(id)}>
                {t('see_attempt', { number })}
              </Button>
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  );
}
