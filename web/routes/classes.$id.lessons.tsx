import { createFileRoute } from '@tanstack/react-router';
import { ClassLessons } from '#web/classroom/class-lessons.tsx';
import { ClassTabContent } from './-class-tab.tsx';

export const Route = createFileRoute('/classes/$id/lessons')({ component: Lessons });

function Lessons() {
  return <ClassTabContent tab="lessons">{({ classroom }) => <ClassLessons classroom={classroom} />}</ClassTabContent>;
}
