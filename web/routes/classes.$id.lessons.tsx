import { text, validSearch } from '#contract/rules/search-reader.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CheckIn } from '#web/learning/attendance/check-in.tsx';
import { asCode } from '#web/learning/attendance/model/code-in-link.ts';
import { lessonUnderWay, registeredLessons } from '#web/learning/attendance/model/lessons-of-register.ts';
import { OwnMark, OwnRate } from '#web/learning/attendance/own-mark.tsx';
import { ClassLessons } from '#web/areas/classroom/class-lessons.tsx';
import { lessonsQuery } from '#web/areas/classroom/classroom-queries.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { ClassTabContent, type TabParts } from './-class-tab.tsx';

// For trainers and staff alone, so that learners do not load it.
const Register = lazy(async () => ({ default: (await import('#web/learning/attendance/register.tsx')).Register }));

const readSearch = validSearch({ code: text(100) });

export const Route = createFileRoute('/classes/$id/lessons')({
  staticData: { texts: ['attendance'] },
  validateSearch: readSearch,
  component: LessonsTab,
});

function LessonsTab() {
  return <ClassTabContent tab="lessons">{(parts) => <Lessons {...parts} />}</ClassTabContent>;
}

function Lessons(parts: TabParts) {
  const { classroom } = parts;
  const isLearner = classroom.roles.some((role) => role === 'enrolled' || role === 'unaccepted');
  const { enrollment_id: enrollmentId, attendance_min: attendanceMin } = classroom;
  const sees = isLearner || classroom.roles.includes('withdrawn');

  return (
    <>
      <OwnCheckIn {...parts} isLearner={isLearner} />
      <ClassRegister {...parts} />
      {sees && enrollmentId !== null && <OwnRate enrollmentId={enrollmentId} attendanceMin={attendanceMin} />}
      <ClassLessons
        classroom={classroom}
        attendance={sees && enrollmentId !== null ? ownMarkOf(enrollmentId) : undefined}
      />
    </>
  );
}

function ownMarkOf(enrollmentId: number) {
  return (lesson: ClassLesson) => <OwnMark enrollmentId={enrollmentId} lesson={lesson} />;
}

function OwnCheckIn({ classroom, isLearner }: TabParts & { isLearner: boolean }) {
  const navigate = useNavigate();
  const linked = asCode(Route.useSearch().code);
  const query = useQuery(lessonsQuery(classroom.id));
  const lesson = lessonUnderWay(query.data?.results ?? [], query.dataUpdatedAt);

  if (linked === null && !(isLearner && lesson)) return null;
  return (
    <CheckIn
      classId={classroom.id}
      lesson={lesson}
      linked={linked}
      onDone={() => void navigate({ to: '.', search: {}, replace: true })}
    />
  );
}

function ClassRegister({ classroom }: TabParts) {
  const t = useTexts('attendance');
  const userId = useUser()?.id;
  const query = useQuery(lessonsQuery(classroom.id));
  const isStaff = classroom.roles.includes('administrator');

  if (userId === undefined || !query.data || !(isStaff || classroom.roles.includes('trainer'))) return null;
  if (registeredLessons(query.data.results).length === 0) return null;
  return (
    <Suspense fallback={<SkeletonRows rows={6} label={t('loading')} />}>
      <Register
        classId={classroom.id}
        classStatus={classroom.status}
        isStaff={isStaff}
        userId={userId}
        attendanceMin={classroom.attendance_min}
        checkInMinutes={classroom.check_in_minutes}
        lessons={query.data.results}
        now={query.dataUpdatedAt}
      />
    </Suspense>
  );
}
