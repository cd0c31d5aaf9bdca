import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedAssessment, OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { assessmentQuery, attemptQuery, type Place } from './assessment-queries.ts';
import { AttemptForm } from './attempt-form.tsx';
import { AttemptResult } from './attempt-result.tsx';
import { StartPage } from './start-page.tsx';
import { useHeadingFocus } from '#web/shared/page/use-heading-focus.ts';

/** What awaits, the open attempt, or how an attempt went. */
export function AssessmentContent({ place }: { place: Place }) {
  const t = useTexts('assessment');
  const query = useQuery(assessmentQuery(place));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={4}>
      {({ data: [assessment] }) => <Shown assessment={assessment} />}
    </Loaded>
  );
}

function Shown({ assessment }: { assessment: OpenedAssessment }) {
  const [chosen, setChosen] = useState<number | null>(null);
  // After a reload the open attempt goes on by itself, and stays here when it ends on another device.
  const open = assessment.attempts.find(({ status }) => status === 'open')?.id ?? null;
  if (chosen === null && open !== null) setChosen(open);
  const shown = chosen ?? open;
  useHeadingFocus(shown);

  if (shown === null) return <StartPage assessment={assessment} onAttempt={setChosen} />;
  return <Attempt key={shown} id={shown} canStart={assessment.can_start} onBack={() => setChosen(null)} />;
}

type AttemptProps = { id: number; canStart: boolean; onBack: () => void };

function Attempt({ id, canStart, onBack }: AttemptProps) {
  const t = useTexts('assessment');
  const query = useQuery(attemptQuery(id));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={4}>
      {({ data: [attempt] }) => (
        <OpenOrEnded attempt={attempt} receivedAt={query.dataUpdatedAt} canStart={canStart} onBack={onBack} />
      )}
    </Loaded>
  );
}

type OpenOrEndedProps = Omit<AttemptProps, 'id'> & { attempt: OpenedAttempt; receivedAt: number };

function OpenOrEnded({ attempt, receivedAt, canStart, onBack }: OpenOrEndedProps) {
  const isOpen = attempt.status === 'open';
  const [wasOpen] = useState(isOpen);
  const [isEndedHere, setEndedHere] = useState(false);
  useHeadingFocus(isOpen);

  if (isOpen) return <AttemptForm attempt={attempt} receivedAt={receivedAt} onEnded={() => setEndedHere(true)} />;
  return (
    <AttemptResult
      attempt={attempt}
      isEndedElsewhere={wasOpen && !isEndedHere && attempt.ended_by === 'learner'}
      canStart={canStart}
      onBack={onBack}
    />
  );
}
