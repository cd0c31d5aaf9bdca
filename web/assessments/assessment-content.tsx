import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { assessmentQuery, attemptQuery, type Place } from './assessment-queries.ts';
import { AttemptForm } from './attempt-form.tsx';
import { AttemptResult } from './attempt-result.tsx';
import { StartPage } from './start-page.tsx';

/** What awaits, the open attempt, or how an attempt went. */
export function AssessmentContent({ place }: { place: Place }) {
  const t = useTexts('assessment');
  const query = useQuery(assessmentQuery(place));
  const [chosen, setChosen] = useState<number | null>(null);

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={4}>
      {({ data: [assessment] }) => {
        // After a reload the open attempt goes on by itself.
        const shown = chosen ?? assessment.attempts.find(({ status }) => status === 'open')?.id ?? null;
        if (shown === null) return <StartPage assessment={assessment} onAttempt={setChosen} />;
        return (
          <Attempt
            key={shown}
            id={shown}
            canStart={assessment.can_start}
            onBack={() => setChosen(null)}
            onEnded={setChosen}
          />
        );
      }}
    </Loaded>
  );
}

type AttemptProps = { id: number; canStart: boolean; onBack: () => void; onEnded: (id: number) => void };

function Attempt({ id, canStart, onBack, onEnded }: AttemptProps) {
  const t = useTexts('assessment');
  const query = useQuery(attemptQuery(id));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={4}>
      {({ data: [attempt] }) =>
        attempt.status === 'open' ? (
          <AttemptForm attempt={attempt} receivedAt={query.dataUpdatedAt} onEnded={() => onEnded(id)} />
        ) : (
          <AttemptResult attempt={attempt} canStart={canStart} onBack={onBack} />
        )
      }
    </Loaded>
  );
}
