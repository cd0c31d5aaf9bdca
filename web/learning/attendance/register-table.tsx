import { Check } from 'lucide-react';
import type { AttendanceChange, PersonAttendance } from '#contract/learning/attendance/calls.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useRate } from '#web/shared/texts/use-rate.ts';
import { Badge, Point } from '#web/shared/ui/badge.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { MarkChoice } from './mark-choice.tsx';
import { cellOf, type CellShown } from './model/cell-of.ts';
import { lessonsBefore, minutesOf } from './model/lessons-of-register.ts';
import styles from './register.module.css';

type RegisterTableProps = {
  rows: readonly PersonAttendance[];
  lessons: readonly ClassLesson[];
  lesson: ClassLesson;
  pending: readonly AttendanceChange[];
  attendanceMin: number;
  onPick: (lessonId: number) => void;
  onChange: ((change: AttendanceChange) => void) | undefined;
};

/** On a phone a list of the picked lesson alone. */
export function RegisterTable(props: RegisterTableProps) {
  const { rows, lessons, lesson, onPick } = props;
  const t = useTexts('attendance');
  const { day } = useDates();
  const { zoneOf } = useClassHours();
  const past = lessonsBefore(lessons, lesson);
  const heads = [...past, lesson].map((each) => ({ each, number: lessons.indexOf(each) + 1 }));

  return (
    <table className={styles.table}>
      <caption>
        <Hidden>{t('caption')}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('person')}</th>
          {heads.map(({ each, number }) => (
            <th key={each.id} scope="col" className={each === lesson ? styles.picked : styles.past}>
              <button type="button" aria-pressed={each === lesson} onClick={() => onPick(each.id)}>
                {t('lesson_number', { number })}
                <Hidden>, </Hidden>
                <b>
                  {day(each.starts_at, zoneOf(each))}
                  {each === lesson && <Point />}
                </b>
              </button>
            </th>
          ))}
          <th scope="col" className={styles.share}>
            {t('share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PersonRow key={row.enrollment_id} {...props} row={row} past={past} />
        ))}
      </tbody>
    </table>
  );
}

type PersonRowProps = RegisterTableProps & { row: PersonAttendance; past: readonly ClassLesson[] };

function PersonRow({ row, past, lesson, lessons, pending, attendanceMin, onChange }: PersonRowProps) {
  const t = useTexts('attendance');
  const figure = useRate();
  const cell = cellOf(row, lesson.id, pending);
  const { attendance_rate: rate, person } = row;
  const isLow = rate !== null && rate < attendanceMin;

  return (
    <tr className={cell.state === undefined ? styles.open : undefined}>
      <th scope="row">
        <span>{person.name}</span>
        <HowRecorded cell={cell} lesson={lesson} />
      </th>
      {past.map((each) => (
        <td key={each.id} className={styles.past}>
          <Hidden>{t('lesson_prefix', { number: lessons.indexOf(each) + 1 })}</Hidden>
          <Sign cell={cellOf(row, each.id, pending)} lesson={each} />
        </td>
      ))}
      <td className={styles.picked}>
        {onChange ? (
          <MarkChoice name={person.name} cell={cell} lesson={lesson} onChange={onChange} />
        ) : (
          <Sign cell={cell} lesson={lesson} />
        )}
      </td>
      <td className={classes(styles.share, isLow && styles.low)}>
        <Hidden>{t('share_so_far')}</Hidden>
        {rate === null ? '–' : t('percent', { percent: figure(rate) })}
      </td>
    </tr>
  );
}

function HowRecorded({ cell: { mark, isPending, state }, lesson }: { cell: CellShown; lesson: ClassLesson }) {
  const t = useTexts('attendance');
  const { hour } = useClassHours();

  if (state === undefined) return <Badge tone="wait">{t('unmarked')}</Badge>;
  if (isPending || !mark) return <small>{t('how_pending')}</small>;
  return (
    <small>{t(`how_${mark.how}`, { time: hour({ at: mark.recorded_at, tz: lesson.tz, type: lesson.type }) })}</small>
  );
}

/** What a lesson holds that is not marked now: a tick, or the word itself. */
function Sign({ cell: { state, minutes }, lesson }: { cell: CellShown; lesson: ClassLesson }) {
  const t = useTexts('attendance');

  if (state === undefined)
    return (
      <span className={styles.none}>
        –<Hidden>{t('unmarked')}</Hidden>
      </span>
    );
  return (
    <span className={classes(styles.sign, styles[state])}>
      {state === 'present' && (
        <>
          <Icon of={Check} />
          <Hidden>{t('state_present')}</Hidden>
        </>
      )}
      {state === 'late' && t('delay_short', { minutes: minutesOf(lesson) - (minutes ?? 0) })}
      {state === 'absent' && t('state_absent')}
      {state === 'justified' && t('state_justified_short')}
    </span>
  );
}
