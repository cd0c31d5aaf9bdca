import { createFileRoute } from '@tanstack/react-router';
import { MyLearning } from '#web/classroom/my-learning.tsx';
import { classAhead } from './-class-ahead.tsx';
import { ClassTabContent } from './-class-tab.tsx';
import { OwnStanding } from './-own-standing.tsx';

export const Route = createFileRoute('/classes/$id/my-learning')({ component: Learning });

function Learning() {
  return (
    <ClassTabContent tab="learning">
      {({ classroom, enrollment }) => (
        <OwnStanding classId={classroom.id} of="learning">
          {(standing) => <MyLearning standing={standing} ahead={classAhead(enrollment)} />}
        </OwnStanding>
      )}
    </ClassTabContent>
  );
}
