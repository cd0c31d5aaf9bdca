import { Eraser } from 'lucide-react';
import { useId } from 'react';
import type { AttendanceChange } from '#contract/learning/attendance/calls.ts';
import { attendanceStates, type AttendanceState } from '#contract/learning/attendance/values.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { Quantity } from '#web/shared/ui/quantity.tsx';
import type { CellShown } from './model/cell-of.ts';
import { delayNow, minutesOf } from './model/lessons-of-register.ts';
import styles from './mark-choice.module.css';

type MarkChoiceProps = {
  name: string;
  cell: CellShown;
  lesson: ClassLesson;
  onChange: (change: AttendanceChange) => void;
};

/** Four words, one press; anyone who was late has the minutes below. */
export function MarkChoice({ name, cell, lesson, onChange }: MarkChoiceProps) {
  const t = useTexts('attendance');
  const group = useId();
  const whole = minutesOf(lesson);
  const { state, minutes = whole } = cell;
  const common = { lesson_id: lesson.id, enrollment_id: cell.enrollment_id, version: cell.version };

  function choose(chosen: AttendanceState): void {
    const late = chosen === 'late' && { minutes: whole - delayNow(lesson) };
    onChange({ ...common, state: chosen, ...late });
  }

  return (
    <fieldset className={styles.root}>
      <legend>
        <Hidden>{t('mark_of', { name })}</Hidden>
      </legend>
      <div className={styles.segments}>
        {attendanceStates.map((each) => (
          <label key={each} className={styles[each]}>
            <input type="radio" name={group} value={each} checked={state === each} onChange={() => choose(each)} />
            {t(`state_${each}`)}
          </label>
        ))}
      </div>
      {state !== undefined && (
        <IconButton
          icon={Eraser}
          label={t('clear', { name })}
          onPress={() => onChange({ ...common, state: 'unmarked' })}
        />
      )}
      {state === 'late' && (
        <div className={styles.minutes}>
          <span>{t('came_with')}</span>
          <Quantity
            label={t('delay_of', { name })}
            lessLabel={t('delay_less')}
            moreLabel={t('delay_more')}
            value={whole - minutes}
            max={whole - 1}
            onChange={(delay) => onChange({ ...common, state: 'late', minutes: whole - delay })}
          />
          <span>{t('of_delay')}</span>
        </div>
      )}
    </fieldset>
  );
}
