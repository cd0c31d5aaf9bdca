import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import type { AttendanceChange, PersonAttendance } from '#contract/learning/attendance/calls.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { cellOf, type CellShown } from './model/cell-of.ts';
import type { Recording } from './register-changes.ts';
import styles from './register.module.css';

type RegisterHeadProps = {
  lessons: readonly ClassLesson[];
  lesson: ClassLesson;
  recorded: Recording;
  onPick: (lessonId: number) => void;
};

export function RegisterHead({ lessons, lesson, recorded, onPick }: RegisterHeadProps) {
  const t = useTexts('attendance');
  const { day } = useDates();
  const { zoneOf } = useClassHours();
  const place = lessons.indexOf(lesson);
  const [before, after] = [lessons[place - 1], lessons[place + 1]];
  const dayOf = (each: ClassLesson) => day(each.starts_at, zoneOf(each));

  return (
    <div className={styles.top}>
      <h2 id="register">{t('title')}</h2>
      <div className={styles.pick}>
        <IconButton
          icon={ChevronLeft}
          label={before ? t('lesson_before', { day: dayOf(before) }) : t('no_lesson_before')}
          disabled={!before}
          onPress={() => before && onPick(before.id)}
        />
        <p aria-live="polite">
          <b>{t('lesson_of', { number: place + 1, count: lessons.length, day: dayOf(lesson) })}</b>
        </p>
        <IconButton
          icon={ChevronRight}
          label={after ? t('lesson_after', { day: dayOf(after) }) : t('no_lesson_after')}
          disabled={!after}
          onPress={() => after && onPick(after.id)}
        />
      </div>
      <Saved recorded={recorded} lesson={lesson} />
    </div>
  );
}

function Saved({ recorded: { status, savedAt, pending }, lesson }: { recorded: Recording; lesson: ClassLesson }) {
  const t = useTexts('attendance');
  const { hour } = useClassHours();
  const isWaiting = status === 'saving' || (status === 'idle' && pending.length > 0);

  return (
    <p className={styles.saved} role="status">
      {isWaiting && t('saving')}
      {status === 'offline' && t('offline', { count: pending.length })}
      {status === 'idle' && pending.length === 0 && savedAt && (
        <>
          <Icon of={Check} />
          {t('saved_at', { time: hour({ at: savedAt, tz: lesson.tz, type: lesson.type }) })}
        </>
      )}
    </p>
  );
}

type RegisterTallyProps = {
  rows: readonly PersonAttendance[];
  lesson: ClassLesson;
  pending: readonly AttendanceChange[];
  onRest: ((changes: AttendanceChange[]) => void) | undefined;
};

export function RegisterTally({ rows, lesson, pending, onRest }: RegisterTallyProps) {
  const t = useTexts('attendance');
  const cells = rows.map((row) => cellOf(row, lesson.id, pending));
  const count = (...states: (string | undefined)[]) => cells.filter(({ state }) => states.includes(state)).length;
  const unmarked = cells.filter(({ state }) => state === undefined);

  return (
    <div className={styles.tally}>
      <p className={styles.sum}>
        {t('sum', {
          present: count('present', 'late'),
          absent: count('absent', 'justified'),
          unmarked: unmarked.length,
        })}
      </p>
      {count('late', 'justified') > 0 && (
        <p className={styles.detail}>{t('sum_detail', { late: count('late'), justified: count('justified') })}</p>
      )}
      {onRest && unmarked.length > 0 && (
        <Button variant="quiet" small onPress={() => onRest(unmarked.map((cell) => presentIn(lesson.id, cell)))}>
          {t('mark_rest')}
        </Button>
      )}
    </div>
  );
}

function presentIn(lesson_id: number, { enrollment_id, version }: CellShown): AttendanceChange {
  return { lesson_id, enrollment_id, state: 'present', version };
}
