import { createFileRoute } from '@tanstack/react-router';
import { GeneralInfo } from '#web/classroom/general-info.tsx';
import { classAhead } from './-class-ahead.tsx';
import { ClassTabContent } from './-class-tab.tsx';

export const Route = createFileRoute('/classes/$id/')({ component: General });

function General() {
  return (
    <ClassTabContent tab="general">
      {({ classroom, enrollment, orderId }) => (
        <GeneralInfo classroom={classroom} orderId={orderId} ahead={classAhead(enrollment)} />
      )}
    </ClassTabContent>
  );
}
