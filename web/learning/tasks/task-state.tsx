import type { OpenedTask } from '#contract/learning/tasks/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { usePlaceOf } from '#web/shared/texts/place-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import styles from './task.module.css';

const tones = { to_do: 'info', handed_in: 'info', accepted: 'success', returned: 'warning' } as const;

/** Where the hand-in is, what the trainer said of it, and until when it is due. */
export function TaskState({ task }: { task: OpenedTask }) {
  const t = useTexts('task');
  const { state, rounds } = task;
  const { feedback = null, grade = null, reviewed_by: by = null } = rounds[0] ?? {};

  return (
    <Alert tone={tones[state]} title={t(`state_${state}`)}>
      {state !== 'accepted' && <Due task={task} />}
      {grade !== null && <p className={styles.grade}>{t('grade', { grade })}</p>}
      {feedback !== null && (
        <>
          <p>{by === null ? t('feedback') : t('feedback_of', { name: by })}</p>
          <p className={styles.words}>{feedback}</p>
        </>
      )}
      <p>{t(`next_${state}`)}</p>
    </Alert>
  );
}

function Due({ task: { due_at: due, tz, state } }: { task: OpenedTask }) {
  const t = useTexts('task');
  const { fullDay, time } = useDates();
  const placeOf = usePlaceOf();

  if (due === null) return null;
  const words = { day: fullDay(due, tz), time: time(due, tz), zone: placeOf(tz) };
  return <p>{t(isPast(due) && state !== 'handed_in' ? 'due_past' : 'due', words)}</p>;
}

function isPast(moment: string): boolean {
  return Date.parse(moment) < Date.now();
}
