import { createFileRoute } from '@tanstack/react-router';
import { AchievementsPage } from '#web/learning/achievements/achievements-page.tsx';

export const Route = createFileRoute('/profile/achievements')({
  staticData: { texts: ['achievements'], profileMenu: { group: 'learn', place: 25, text: 'achievements' } },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_achievements }] }),
  component: AchievementsPage,
});
