import { useQuery } from '@tanstack/react-query';
import type { OpenedContent } from '#contract/learning/calls.ts';
import type { OpenedTask } from '#contract/tasks/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates, useGrades } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { RichText } from '../rich-text.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { HandInRound } from './hand-in-round.tsx';
import { taskQuery } from './task-queries.ts';

/** What to do, and what the learner has handed in. */
export function TaskContent({ of: { content_id, enrollment_id, body } }: { of: OpenedContent }) {
  return (
    <Stack wide>
      {body && <RichText text={body} />}
      {enrollment_id !== null && <OwnTask place={{ content_id, enrollment_id }} />}
    </Stack>
  );
}

function OwnTask({ place }: { place: { content_id: number; enrollment_id: number } }) {
  const t = useTexts('learn');
  const query = useQuery(taskQuery(place));

  return (
    <Loaded query={query} loading={t('task_loading')} failed={t('task_failed')} rows={3}>
      {({ data: [task] }) => (
        <Stack wide>
          <TaskState task={task} />
          {task.state !== 'accepted' && <HandInForm key={task.rounds[0]?.id ?? 0} task={task} />}
          {task.rounds.length > 0 && (
            <section aria-labelledby="task-rounds">
              <Stack>
                <h2 id="task-rounds">{t('task_rounds')}</h2>
                {task.rounds.map((round) => (
                  <HandInRound key={round.id} round={round} />
                ))}
              </Stack>
            </section>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

const tones = { to_do: 'info', handed_in: 'info', accepted: 'success', returned: 'warning' } as const;

function TaskState({ task: { state, due_at, rounds } }: { task: OpenedTask }) {
  const t = useTexts('learn');
  const { fullDay } = useDates();
  const grades = useGrades();
  const grade = rounds[0]?.grade ?? null;

  return (
    <Alert tone={tones[state]} title={t(`task_${state}`)}>
      <p>{t(`task_${state}_words`)}</p>
      {grade !== null && <p>{t('task_grade', { grade: grades(grade) })}</p>}
      {due_at !== null && state !== 'accepted' && <p>{t('task_due', { day: fullDay(due_at) })}</p>}
    </Alert>
  );
}
