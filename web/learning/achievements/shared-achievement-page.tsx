import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SharedAchievement } from '#contract/learning/achievements/calls.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { sharedAchievementQuery } from './achievements-query.ts';

/** Unknown, no longer shared and erased read the same. */
export function SharedAchievementPage({ token }: { token: string }) {
  const t = useTexts('achievements');
  const query = useQuery(sharedAchievementQuery(token));
  if (codeOf(query.error) === 'not_found') return <NotShared />;

  return (
    <Page>
      <Loaded query={query} loading={t('loading')} failed={t('failed')}>
        {({ data: [shared] }) => <Shown shared={shared} />}
      </Loaded>
    </Page>
  );
}

function Shown({ shared: { kind, target, holder_name, earned_at } }: { shared: SharedAchievement }) {
  const t = useTexts('achievements');
  const { fullDay } = useDates();

  return (
    <Stack>
      <h1>{t(`level_${kind}`, { target })}</h1>
      <p>{t('shared_by', { name: holder_name, day: fullDay(earned_at) })}</p>
      <p>{t(`about_${kind}`)}</p>
      <SeeCourses />
    </Stack>
  );
}

function NotShared() {
  const t = useTexts('achievements');

  return (
    <Page>
      <EmptyState level={1} title={t('not_shared')} actions={<SeeCourses />}>
        {t('not_shared_words')}
      </EmptyState>
    </Page>
  );
}

function SeeCourses() {
  const site = useTexts('site');

  return (
    <Link className={buttonClass({ variant: 'secondary' })} to="/courses">
      {site('see_courses')}
    </Link>
  );
}
