import { createFileRoute } from '@tanstack/react-router';
import { SharedAchievementPage } from '#web/learning/achievements/shared-achievement-page.tsx';
import { fetchTextParts } from '#web/shared/texts/texts-store.ts';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/achievements/$token')({
  ssr: false,
  loader: () => fetchTextParts(['achievements']),
  head: privateHead((texts) => texts.site.title_shared_achievement),
  component: SharedAchievement,
});

function SharedAchievement() {
  const { token } = Route.useParams();

  return <SharedAchievementPage token={token} />;
}
