import { createFileRoute } from '@tanstack/react-router';
import { GeneralInfo } from '#web/areas/classroom/general-info.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { ClassInbox, ClassOverview } from '#web/areas/teaching/pages.tsx';
import { classAhead } from './-class-ahead.tsx';
import { ClassTabContent } from './-class-tab.tsx';
import { teaches } from './-teaches.ts';

export const Route = createFileRoute('/classes/$id/')({ staticData: { texts: ['teaching'] }, component: General });

function General() {
  return (
    <ClassTabContent tab="general">
      {({ classroom, enrollment, orderId }) => (
        <Stack wide>
          {teaches(classroom) && (
            <ClassOverview
              classId={classroom.id}
              tz={classroom.tz}
              isStaff={classroom.roles.includes('administrator')}
            />
          )}
          {classroom.enrollment_id !== null && <ClassInbox classId={classroom.id} tz={classroom.tz} />}
          <GeneralInfo classroom={classroom} orderId={orderId} ahead={classAhead(enrollment)} />
        </Stack>
      )}
    </ClassTabContent>
  );
}
