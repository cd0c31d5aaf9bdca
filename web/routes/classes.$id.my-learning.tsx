import { createFileRoute } from '@tanstack/react-router';
import { ClassAttempts } from '#web/assessments/pages.tsx';
import { MyLearning } from '#web/classroom/my-learning.tsx';
import { ClassGrades, OwnGrades } from '#web/grades/pages.tsx';
import { ScormResults } from '#web/scorm-results/pages.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { TaskReviews } from '#web/task-reviews/pages.tsx';
import { classAhead } from './-class-ahead.tsx';
import { ClassTabContent, type TabParts } from './-class-tab.tsx';
import { OwnStanding } from './-own-standing.tsx';
import { teaches } from './-teaches.ts';

export const Route = createFileRoute('/classes/$id/my-learning')({ component: Learning });

function Learning() {
  return (
    <ClassTabContent tab="learning">
      {(parts) => (
        <Stack wide>
          {parts.classroom.enrollment_id !== null && <Own {...parts} />}
          {teaches(parts.classroom) && <ClassGrades of={gradedClass(parts)} />}
          {teaches(parts.classroom) && <Reviews {...parts} />}
          {teaches(parts.classroom) && <ClassAttempts {...attempted(parts)} />}
          {teaches(parts.classroom) && <ScormResults classId={parts.classroom.id} />}
        </Stack>
      )}
    </ClassTabContent>
  );
}

function attempted(parts: TabParts) {
  const { id, isOver } = gradedClass(parts);
  return { classId: id, isOver };
}

function gradedClass({ classroom: { id, tz, status } }: Pick<TabParts, 'classroom'>) {
  return { id, tz, isOver: status === 'concluded' || status === 'canceled' };
}

function Reviews({ classroom }: TabParts) {
  const { id, tz, isOver } = gradedClass({ classroom });
  return <TaskReviews classId={id} tz={tz} isOver={isOver} />;
}

function Own({ classroom, enrollment }: TabParts) {
  return (
    <OwnStanding classId={classroom.id} of="learning">
      {(standing) => (
        <>
          <MyLearning standing={standing} ahead={classAhead(enrollment)} />
          {standing.is_assessed && <OwnGrades classId={classroom.id} tz={classroom.tz} />}
        </>
      )}
    </OwnStanding>
  );
}
