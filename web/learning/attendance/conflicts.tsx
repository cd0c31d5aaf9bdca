import type { MarkState } from '#contract/learning/attendance/values.ts';
import type { PersonAttendance } from '#contract/learning/attendance/calls.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { cellKey, type Conflict } from './model/pending-changes.ts';
import type { Recording, RegisterRecording } from './register-changes.ts';

type ConflictsProps = {
  recorded: Recording;
  recording: RegisterRecording;
  rows: readonly PersonAttendance[];
  lessons: readonly ClassLesson[];
};

/** Cells that somebody else has recorded meanwhile, with both values. */
export function Conflicts({ recorded: { conflicts }, recording, rows, lessons }: ConflictsProps) {
  const t = useTexts('attendance');
  const { day } = useDates();
  const { zoneOf } = useClassHours();
  const answerOf = ({ state, minutes = 0 }: { state: MarkState; minutes?: number | undefined }) =>
    state === 'late' ? t('late_for', { minutes }) : state === 'unmarked' ? t('unmarked') : t(`state_${state}`);

  function about({ change, theirs }: Conflict): string {
    const row = rows.find(({ enrollment_id }) => enrollment_id === change.enrollment_id);
    const lesson = lessons.find(({ id }) => id === change.lesson_id);
    return t('conflict', {
      name: row?.person.name ?? '',
      day: lesson ? day(lesson.starts_at, zoneOf(lesson)) : '',
      theirs: answerOf(theirs),
      yours: answerOf(change),
    });
  }

  if (conflicts.length === 0) return null;
  return (
    <Alert tone="warning" announce title={t('conflicts_title', { count: conflicts.length })}>
      {conflicts.map((conflict) => (
        <div key={cellKey(conflict.change)}>
          <p>{about(conflict)}</p>
          <Row>
            <Button variant="secondary" small onPress={() => recording.resolve(conflict, 'mine')}>
              {t('keep_mine', { state: answerOf(conflict.change) })}
            </Button>
            <Button variant="quiet" small onPress={() => recording.resolve(conflict, 'theirs')}>
              {t('keep_theirs', { state: answerOf(conflict.theirs) })}
            </Button>
          </Row>
        </div>
      ))}
    </Alert>
  );
}
