import { createFileRoute } from '@tanstack/react-router';
import { ClassResources } from '#web/areas/classroom/class-resources.tsx';
import { ClassTabContent } from './-class-tab.tsx';

export const Route = createFileRoute('/classes/$id/resources')({ component: Resources });

function Resources() {
  return (
    <ClassTabContent tab="resources">{({ classroom }) => <ClassResources classroom={classroom} />}</ClassTabContent>
  );
}
