import { useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import { isAnswered } from '#contract/rules/assessments/is-answered.ts';
import { minuteMs } from '#contract/rules/durations.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { noteAttempt } from './assessment-queries.ts';
import { QuestionItem } from './questions/question-item.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useAnswers } from './use-answers.ts';
import { useTimeLeft } from './use-time-left.ts';
import styles from './assessment.module.css';

type AttemptFormProps = { attempt: OpenedAttempt; receivedAt: number; onEnded: () => void };

export function AttemptForm({ attempt, receivedAt, onEnded }: AttemptFormProps) {
  const t = useTexts('assessment');
  const answers = useAnswers(attempt);
  const remaining = useTimeLeft({ endsAt: attempt.ends_at, serverNow: attempt.server_now, receivedAt });
  const { busy, errors, submit } = useSubmission({ attempt, flush: answers.flush, onEnded });
  const [isAsking, setAsking] = useState(false);
  const isOver = remaining === 0;
  useSubmitAtEnd(isOver, submit);
  const open = attempt.questions.flatMap(({ id }, at) => (isAnswered(answers.valueOf(id)) ? [] : [at + 1]));

  return (
    <div className={styles.attempt}>
      <div className={styles.bar}>
        <p>{t('answered_of', { count: attempt.questions.length - open.length, of: attempt.questions.length })}</p>
        {remaining !== null && <TimeLeft left={remaining} endsAt={attempt.ends_at ?? ''} />}
      </div>
      <div role="status">{answers.isWaiting && <Alert>{t('offline')}</Alert>}</div>
      {isOver && <TimeOver busy={busy} isWaiting={errors.length > 0} onSend={() => void submit()} />}
      <ol className={styles.questions}>
        {attempt.questions.map((question, at) => (
          <QuestionItem
            key={question.id}
            attempt={attempt}
            question={question}
            number={at + 1}
            value={answers.valueOf(question.id)}
            state={answers.stateOf(question.id)}
            isLocked={isOver}
            onChange={(value, isTyped) => answers.change(question.id, value, isTyped)}
          />
        ))}
      </ol>
      <CommandErrors errors={errors} />
      {!isOver && (
        <Row>
          <Button busy={busy} onPress={() => setAsking(true)}>
            {t('submit')}
          </Button>
        </Row>
      )}
      <SubmitDialog
        isOpen={isAsking}
        busy={busy}
        open={open}
        onCancel={() => setAsking(false)}
        onSubmit={() => {
          setAsking(false);
          void submit();
        }}
      />
    </div>
  );
}

type Submission = { attempt: OpenedAttempt; flush: () => Promise<boolean>; onEnded: () => void };

/** Answers that the server does not have yet go first. */
function useSubmission({ attempt: { id }, flush, onEnded }: Submission) {
  const t = useTexts('assessment');
  const client = useQueryClient();
  const { busy, errors, send, refuse } = useSending();

  async function submit(): Promise<void> {
    if (!(await flush())) return refuse([{ message: t('not_submitted_offline') }]);
    await send(async () => {
      const { data } = await api().assessments.submitAttempt({ data: [{ id }] });
      onEnded();
      await noteAttempt(client, data[0]);
    });
  }

  return { busy, errors, submit };
}

function useSubmitAtEnd(isOver: boolean, submit: () => Promise<void>): void {
  const newest = useRef(submit);
  useEffect(() => {
    newest.current = submit;
  });
  useEffect(() => {
    if (isOver) void newest.current();
  }, [isOver]);
}

const announcedMinutes = [10, 5, 1];

function TimeLeft({ left, endsAt }: { left: number; endsAt: string }) {
  const t = useTexts('assessment');
  const { time } = useDates();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const minutes = Math.ceil(left / minuteMs);
  const words =
    left > minuteMs ? t('minutes_left', { minutes }) : t('seconds_left', { seconds: Math.ceil(left / 1_000) });

  return (
    <div className={styles.time} role="timer">
      <Icon of={Clock} />
      <p>
        <b>{words}</b>
        <small>{t('ends_at', { time: time(endsAt, zone) })}</small>
      </p>
      {/* Spoken a few times only. */}
      <Hidden>
        <span role="status">{announcedMinutes.includes(minutes) ? t('minutes_left', { minutes }) : ''}</span>
      </Hidden>
    </div>
  );
}

function TimeOver({ busy, isWaiting, onSend }: { busy: boolean; isWaiting: boolean; onSend: () => void }) {
  const t = useTexts('assessment');

  return (
    <Alert tone="warning" title={t('time_over')} announce>
      <p>{t('time_over_words')}</p>
      {isWaiting && (
        <Button variant="secondary" small busy={busy} onPress={onSend}>
          {t('see_result')}
        </Button>
      )}
    </Alert>
  );
}
