import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ownEnrollmentsQuery } from '#web/enrollments/enrollment-queries.ts';
import { GuidesPage } from '#web/guides/guides-page.tsx';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';

const RecommendedCourses = lazy(async () => ({
  default: (await import('#web/catalogue/recommended-courses.tsx')).RecommendedCourses,
}));

export const Route = createFileRoute('/profile/learning-guide')({
  staticData: { profileMenu: { group: 'learn', place: 15, text: 'learning_guide' } },
  loader: () => loadTextParts(['guides']),
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_learning_guide }] }),
  component: LearningGuide,
});

function LearningGuide() {
  const t = useTexts('guides');
  const session = useSession();
  const personId = session.status === 'user' ? session.user.person.id : 0;
  const { data } = useQuery({ ...ownEnrollmentsQuery(personId), enabled: personId > 0 });
  const own = data?.results ?? [];

  return (
    <GuidesPage
      followed={own}
      recommended={(categories) => (
        <Suspense>
          <RecommendedCourses
            title={t('recommended')}
            categories={categories}
            except={own.map(({ course }) => course.id)}
          />
        </Suspense>
      )}
    />
  );
}
