import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CategoryWindows } from '#web/catalogue/category-windows.tsx';
import { categoriesQuery, partnersQuery, beginTodayQuery } from '#web/catalogue/course-queries.ts';
import { BeginToday } from '#web/catalogue/begin-today.tsx';
import { PartnerWall } from '#web/catalogue/partner-wall.tsx';
import { nextClassesQuery } from '#web/classes/class-queries.ts';
import { NextClasses } from '#web/classes/next-classes.tsx';
import { CertificateBox } from '#web/home/certificate-box.tsx';
import { Hero } from '#web/home/hero.tsx';
import { HowItWorks } from '#web/home/how-it-works.tsx';
import { SignInInvitation } from '#web/home/sign-in-invitation.tsx';
import { redirectIn } from '#web/shared/own-path.ts';
import { publicHead } from '#web/shared/page-head.ts';
import { useVisitor } from '#web/shared/visitor.ts';
import { WishButton } from '#web/wishlist/wish-button.tsx';
import { ErrorPage } from '#web/shell/error-page.tsx';

const shown = {
  categories: () => categoriesQuery(8),
  classes: () => nextClassesQuery(5),
  courses: () => beginTodayQuery(4),
  partners: () => partnersQuery(6),
};

export const Route = createFileRoute('/')({
  validateSearch: redirectIn,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(shown.categories()),
      queryClient.ensureQueryData(shown.classes()),
      queryClient.ensureQueryData(shown.courses()),
      queryClient.ensureQueryData(shown.partners()),
    ]);
  },
  head: ({ match: { context, search } }) =>
    publicHead({
      path: '/',
      lang: search.lang,
      title: context.texts.site.title_home,
      description: context.texts.site.about_home,
    }),
  component: Home,
  errorComponent: ({ reset }) => <ErrorPage onRetry={reset} />,
});

function Home() {
  // Another language or currency asks anew.
  useVisitor();
  const { redirect } = Route.useSearch();
  const categories = useSuspenseQuery(shown.categories()).data;
  const classes = useSuspenseQuery(shown.classes()).data;
  const courses = useSuspenseQuery(shown.courses()).data;
  const partners = useSuspenseQuery(shown.partners()).data;

  return (
    <>
      <Hero covers={categories.results.map(({ cover_url: cover }) => `${cover}&shape=arcade`)} />
      <CategoryWindows categories={categories.results} />
      <NextClasses classes={classes.results} />
      <BeginToday courses={courses.results} total={courses.total} wish={(course) => <WishButton course={course} />} />
      <PartnerWall partners={partners.results} />
      <CertificateBox />
      <HowItWorks />
      {redirect && <SignInInvitation to={redirect} />}
    </>
  );
}
