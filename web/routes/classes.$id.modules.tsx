import { createFileRoute } from '@tanstack/react-router';
import { ClassModules } from '#web/areas/classroom/class-modules.tsx';
import { ClassProgramme } from './-class-programme.tsx';
import { ClassTabContent } from './-class-tab.tsx';

export const Route = createFileRoute('/classes/$id/modules')({ component: Modules });

function Modules() {
  return (
    <ClassTabContent tab="modules">
      {({ classroom: { course }, personId }) => (
        <ClassProgramme courseId={course.id} personId={personId}>
          {(modules) => <ClassModules course={course} modules={modules} />}
        </ClassProgramme>
      )}
    </ClassTabContent>
  );
}
