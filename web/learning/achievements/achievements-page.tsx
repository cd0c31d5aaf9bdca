import { useQuery } from '@tanstack/react-query';
import type { Achievement } from '#contract/learning/achievements/calls.ts';
import { achievementKinds } from '#contract/learning/achievements/values.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { AchievementKindPart } from './achievement-kind-part.tsx';
import { achievementsQuery } from './achievements-query.ts';

export function AchievementsPage() {
  const t = useTexts('achievements');
  const query = useQuery(achievementsQuery());

  return (
    <Stack wide>
      <h1>{t('title')}</h1>
      <Loaded query={query} loading={t('loading')} failed={t('failed')} rows={4}>
        {({ results }) => <Kinds achievements={results} />}
      </Loaded>
    </Stack>
  );
}

function Kinds({ achievements }: { achievements: readonly Achievement[] }) {
  const t = useTexts('achievements');
  const earned = achievements.filter(({ id }) => id !== null).length;

  return (
    <>
      <p>{earned === 0 ? t('none_yet') : t('earned_of', { earned, all: achievements.length })}</p>
      {achievementKinds.map((kind) => (
        <AchievementKindPart key={kind} kind={kind} levels={achievements.filter((each) => each.kind === kind)} />
      ))}
    </>
  );
}
