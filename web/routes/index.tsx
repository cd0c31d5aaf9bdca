import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { textIn } from '#contract/text-in.ts';
import { homeSettingQuery } from '#web/home/home-queries.ts';
import { Hero } from '#web/home/hero.tsx';
import { homeSectionsOf, type ShownSection } from '#web/home/model/home-sections.ts';
import { redirectIn } from '#web/shared/own-path.ts';
import { publicHead } from '#web/shared/page-head.ts';
import { CoverSheet } from '#web/shared/ui/cover.tsx';
import { drawnCovers, type Covered } from '#web/shared/ui/picture.tsx';
import { useVisitor } from '#web/shared/visitor.ts';
import { homeData, homeParts } from './-home-sections.tsx';

const SignInInvitation = lazy(async () => ({
  default: (await import('#web/home/sign-in-invitation.tsx')).SignInInvitation,
}));

export const Route = createFileRoute('/')({
  validateSearch: redirectIn,
  loader: async ({ context: { queryClient } }) => {
    const { results } = await queryClient.ensureQueryData(homeSettingQuery());
    const asked = new Set<string>(['categories', ...homeSectionsOf(results[0]?.value).map(({ key }) => key)]);
    const wanted = Object.entries(homeData).filter(([key]) => asked.has(key));
    await Promise.all(wanted.map(([, query]) => queryClient.ensureQueryData<unknown>(query())));
  },
  head: ({ match: { context, search } }) =>
    publicHead({
      path: '/',
      lang: search.lang,
      title: context.texts.site.title_home,
      description: context.texts.site.about_home,
    }),
  component: Home,
});

function Home() {
  // Another language or currency asks anew.
  const { locale } = useVisitor();
  const { redirect } = Route.useSearch();
  const [setting] = useSuspenseQuery(homeSettingQuery()).data.results;
  const categories = useSuspenseQuery(homeData.categories()).data.results;
  const sections = homeSectionsOf(setting?.value);
  const arcade = categories.slice(0, 5).map(({ cover_url: cover }) => `${cover}&shape=arcade`);

  return (
    <CoverSheet covers={[...arcade, ...categories.map(({ cover_url: cover }) => cover), ...useShelfCovers(sections)]}>
      <Hero covers={arcade} />
      {sections.map(({ key, title }) => {
        const Part = homeParts[key];
        return <Part key={key} title={title && textIn(title, locale)} />;
      })}
      {redirect && (
        <Suspense>
          <SignInInvitation to={redirect} />
        </Suspense>
      )}
    </CoverSheet>
  );
}

type Found = { results: readonly Covered[] };

/** The covers of the courses that the loader has brought, so that all of the page is one file. */
function useShelfCovers(sections: readonly ShownSection[]): string[] {
  const client = useQueryClient();
  return sections.flatMap(({ key }) => {
    if (key !== 'today' && key !== 'popular' && key !== 'new') return [];
    const found = client.getQueryData<Found>(homeData[key]().queryKey);
    return drawnCovers(found?.results ?? []);
  });
}
