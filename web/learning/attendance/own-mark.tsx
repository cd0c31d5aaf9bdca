import { useQuery } from '@tanstack/react-query';
import type { AttendanceState } from '#contract/learning/attendance/values.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useRate } from '#web/shared/texts/use-rate.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { ownAttendanceQuery } from './attendance-queries.ts';
import { minutesOf } from './model/lessons-of-register.ts';

const tones: Record<AttendanceState, BadgeTone> = {
  present: 'good',
  late: 'wait',
  absent: 'bad',
  justified: 'info',
};

/** One's own attendance in a lesson; nothing before anybody has marked it. */
export function OwnMark({ enrollmentId, lesson }: { enrollmentId: number; lesson: ClassLesson }) {
  const t = useTexts('attendance');
  const row = useQuery(ownAttendanceQuery(enrollmentId)).data?.results[0];
  const mark = row?.marks.find(({ lesson_id }) => lesson_id === lesson.id);

  if (!mark || mark.state === 'unmarked') return null;
  const minutes = minutesOf(lesson) - mark.minutes;
  return (
    <Badge tone={tones[mark.state]}>
      {mark.state === 'late' ? t('own_late', { minutes }) : t(`own_${mark.state}`)}
    </Badge>
  );
}

export function OwnRate({ enrollmentId, attendanceMin }: { enrollmentId: number; attendanceMin: number }) {
  const t = useTexts('attendance');
  const figure = useRate();
  const row = useQuery(ownAttendanceQuery(enrollmentId)).data?.results[0];

  if (!row) return null;
  const least = figure(attendanceMin);
  return (
    <>
      {row.attendance_rate !== null && <p>{t('own_rate', { percent: figure(row.attendance_rate), least })}</p>}
      <OwnReach enrollmentId={enrollmentId} attendanceMin={attendanceMin} />
    </>
  );
}

/** Whether the minimum can still be reached, and how many lessons one can miss. */
export function OwnReach({ enrollmentId, attendanceMin }: { enrollmentId: number; attendanceMin: number }) {
  const t = useTexts('attendance');
  const figure = useRate();
  const reach = useQuery(ownAttendanceQuery(enrollmentId)).data?.results[0]?.reach;

  if (!reach || attendanceMin === 0) return null;
  const { lessons_ahead: ahead, may_miss: count, best_rate, is_in_reach } = reach;
  const least = figure(attendanceMin);
  if (!is_in_reach) return <p>{t('reach_lost', { least, ahead, percent: figure(best_rate) })}</p>;
  return <p>{t(count === ahead ? 'reach_safe' : 'reach_left', { count, ahead, least })}</p>;
}
