import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ownEnrollmentsQuery } from '#web/learning/enrollments/enrollment-queries.ts';
import { NextContent } from '#web/learning/enrollments/next-content.tsx';
import { GuidesPage } from '#web/areas/guides/guides-page.tsx';
import { lazy } from '#web/shared/page/lazy.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

const RecommendedCourses = lazy(async () => ({
  default: (await import('#web/offer/catalogue/recommended-courses.tsx')).RecommendedCourses,
}));

export const Route = createFileRoute('/profile/learning-guide')({
  staticData: { texts: ['guides', 'my_courses'], profileMenu: { group: 'learn', place: 15, text: 'learning_guide' } },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_learning_guide }] }),
  component: LearningGuide,
});

function LearningGuide() {
  const followed = useOwnEnrollments().map((enrollment) => ({
    id: enrollment.id,
    course: enrollment.course,
    next: <NextContent enrollment={enrollment} />,
  }));

  return <GuidesPage followed={followed} Recommended={Recommended} />;
}

function Recommended({ categories }: { categories: number[] }) {
  const t = useTexts('guides');
  const except = useOwnEnrollments().map(({ course }) => course.id);

  return (
    <Suspense>
      <RecommendedCourses title={t('recommended')} categories={categories} except={except} />
    </Suspense>
  );
}

function useOwnEnrollments() {
  const session = useSession();
  const personId = session.status === 'user' ? session.user.person.id : 0;
  const { data } = useQuery({ ...ownEnrollmentsQuery(personId), enabled: personId > 0 });

  return data?.results ?? [];
}
