import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { ContentType } from '#contract/learning/learning/values.ts';
import { isEndedClass } from '#contract/offer/classes/values.ts';
import { ClassAttempts } from '#web/learning/assessments/pages.tsx';
import { OwnReach } from '#web/learning/attendance/own-mark.tsx';
import { modulesQuery } from '#web/areas/classroom/classroom-queries.ts';
import { MyLearning } from '#web/areas/classroom/my-learning.tsx';
import { ClassGrades, OwnGrades } from '#web/learning/grades/pages.tsx';
import { ScormResults } from '#web/learning/learning/scorm-results/pages.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { TaskReviews } from '#web/learning/tasks/pages.tsx';
import { classAhead } from './-class-ahead.tsx';
import { ClassTabContent, type TabParts } from './-class-tab.tsx';
import { OwnStanding } from './-own-standing.tsx';
import { teaches } from './-teaches.ts';

export const Route = createFileRoute('/classes/$id/my-learning')({
  staticData: { texts: ['grades', 'attendance'] },
  component: Learning,
});

function Learning() {
  return (
    <ClassTabContent tab="learning">
      {(parts) => (
        <Stack wide>
          {parts.classroom.enrollment_id !== null && <Own {...parts} />}
          {teaches(parts.classroom) && <Taught {...parts} />}
        </Stack>
      )}
    </ClassTabContent>
  );
}

/** Where the course is not loaded, a section that is empty says so. */
function Taught({ classroom: { id, tz, status, course } }: TabParts) {
  const { data, isPending } = useQuery(modulesQuery(course.id));
  const isOver = isEndedClass(status);
  const has = (type: ContentType) =>
    data ? data.results.some(({ contents }) => contents.some((content) => content.type === type)) : !isPending;

  return (
    <>
      <ClassGrades of={{ id, tz, isOver }} />
      <TaskReviews classId={id} tz={tz} isOver={isOver} hasTasks={has('task')} />
      <ClassAttempts classId={id} isOver={isOver} />
      <ScormResults classId={id} hasActivities={has('scorm')} />
    </>
  );
}

function Own({ classroom, enrollment }: TabParts) {
  return (
    <OwnStanding classId={classroom.id} of="learning">
      {(standing) => (
        <>
          <MyLearning
            standing={standing}
            ahead={classAhead(enrollment)}
            contents={enrollment?.contents ?? null}
            reach={<OwnReach enrollmentId={standing.enrollment_id} attendanceMin={standing.attendance_min} />}
          />
          {standing.is_assessed && <OwnGrades classId={classroom.id} tz={classroom.tz} />}
        </>
      )}
    </OwnStanding>
  );
}
