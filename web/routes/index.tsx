import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { textIn } from '#contract/rules/text-in.ts';
import { homeSettingQuery } from '#web/areas/site/home/home-queries.ts';
import { Hero } from '#web/areas/site/home/hero.tsx';
import { homeSectionsOf, type ShownSection } from '#web/areas/site/home/model/home-sections.ts';
import { afterStart } from '#web/shared/page/after-start.tsx';
import { lazy } from '#web/shared/page/lazy.ts';
import { redirectIn } from '#web/shared/session/own-path.ts';
import { useIsUser } from '#web/shared/session/session-store.ts';
import { publicHead } from '#web/shared/page/page-head.ts';
import { CoverSheet } from '#web/shared/ui/cover.tsx';
import { drawnCovers, type Covered } from '#web/shared/ui/picture.tsx';
import { HydratedLater } from '#web/shared/hydration.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { homeData, homeParts } from './-home-sections.tsx';

const SignInInvitation = lazy(async () => ({
  default: (await import('#web/areas/site/home/sign-in-invitation.tsx')).SignInInvitation,
}));

// Without its code the page is as if nothing were unpaid.
const UnpaidOrders = afterStart(
  () =>
    import('#web/sales/orders/unpaid-orders.tsx').then(
      (part) => part.UnpaidOrders,
      () => () => null,
    ),
  ['order'],
);

export const Route = createFileRoute('/')({
  staticData: { texts: ['home'], laterTexts: ['wishlist'] },
  validateSearch: redirectIn,
  loader: async ({ context: { queryClient } }) => {
    const { results } = await queryClient.ensureQueryData(homeSettingQuery());
    const requested = new Set<string>(['categories', ...homeSectionsOf(results[0]?.value).map(({ key }) => key)]);
    const expected = Object.entries(homeData).filter(([key]) => requested.has(key));
    await Promise.all(expected.map(([, query]) => queryClient.ensureQueryData<unknown>(query())));
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
  // Renders again in another language or currency, with the queries of both.
  const { locale } = useVisitor();
  const { redirect } = Route.useSearch();
  const [setting] = useSuspenseQuery(homeSettingQuery()).data.results;
  const categories = useSuspenseQuery(homeData.categories()).data.results;
  const sections = homeSectionsOf(setting?.value);
  const arcade = categories.slice(0, 5).map(({ cover_url: cover }) => `${cover}&shape=arcade`);

  return (
    <CoverSheet covers={[...arcade, ...categories.map(({ cover_url: cover }) => cover), ...useGroupCovers(sections)]}>
      <Hero covers={arcade} notice={<OwnNotice />} />
      {sections.map(({ key, title }) => {
        const Part = homeParts[key];
        return <Part key={key} title={title && textIn(title, locale)} />;
      })}
      {redirect && (
        <HydratedLater>
          <SignInInvitation to={redirect} />
        </HydratedLater>
      )}
    </CoverSheet>
  );
}

/** Drawn in the browser alone: the server renders the page of a guest. */
function OwnNotice() {
  return useIsUser() && <UnpaidOrders onlyFirst />;
}

type Match = { results: readonly Covered[] };

/** The covers of all loaded courses, so that the page requests one file of covers. */
function useGroupCovers(sections: readonly ShownSection[]): string[] {
  const client = useQueryClient();
  return sections.flatMap(({ key }) => {
    if (key !== 'today' && key !== 'popular' && key !== 'new') return [];
    const result = client.getQueryData<Match>(homeData[key]().queryKey);
    return drawnCovers(result?.results ?? []);
  });
}
