import { createFileRoute } from '@tanstack/react-router';
import { SharedAchievementPage } from '#web/learning/achievements/shared-achievement-page.tsx';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/achievements/$token')({
  staticData: { texts: ['achievements'] },
  ssr: false,
  head: privateHead((texts) => texts.site.title_shared_achievement),
  component: SharedAchievement,
});

function SharedAchievement() {
  const { token } = Route.useParams();

  return <SharedAchievementPage token={token} />;
}
