import { createFileRoute } from '@tanstack/react-router';
import { AchievementsPage } from '#web/learning/achievements/achievements-page.tsx';
import { fetchTextParts } from '#web/shared/texts/texts-store.ts';

export const Route = createFileRoute('/profile/achievements')({
  staticData: { profileMenu: { group: 'learn', place: 25, text: 'achievements' } },
  loader: () => fetchTextParts(['achievements']),
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_achievements }] }),
  component: AchievementsPage,
});
