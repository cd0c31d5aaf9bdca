import { createFileRoute } from '@tanstack/react-router';
import { hasRole, useUser } from '#web/shared/session/session-store.ts';
import { readTrainerSearch, type TrainerSearch } from '#web/areas/teaching/model/trainer-search.ts';
import { TrainerClassesPage } from '#web/areas/teaching/pages.tsx';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/my-trainer-courses')({
  staticData: {
    texts: ['teaching'],
    profileMenu: { group: 'teach', place: 10, text: 'my_trainer_courses', role: 'trainer' },
  },
  validateSearch: unparsedSearch<TrainerSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_my_trainer_courses }] }),
  component: TrainerCoursesRoute,
});

function TrainerCoursesRoute() {
  const search = useRead(Route.useSearch(), readTrainerSearch);
  const user = useUser();

  return <TrainerClassesPage search={search} isTrainer={user !== null && hasRole(user, 'trainer')} />;
}
