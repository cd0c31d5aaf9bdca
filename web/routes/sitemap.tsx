import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { areasQuery, coursesByNameQuery } from '#web/areas/site/site-queries.ts';
import { readSiteMapSearch } from '#web/areas/site/model/site-map-search.ts';
import { SiteMap } from '#web/areas/site/site-map.tsx';
import { publicHead } from '#web/shared/page/page-head.ts';

export const Route = createFileRoute('/sitemap')({
  staticData: { texts: ['sitemap'] },
  validateSearch: readSiteMapSearch,
  loaderDeps: ({ search: { area, page } }) => ({ area, page }),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(areasQuery()),
      queryClient.ensureQueryData(coursesByNameQuery(deps)),
    ]);
  },
  head: ({ match: { context, search } }) => {
    const title = context.texts.site.title_sitemap;
    const isWhole = !search.area && !search.page;
    const head = publicHead({
      path: '/sitemap',
      lang: search.lang,
      title,
      description: context.texts.site.about_sitemap,
    });
    // Search engines index only the whole list, but follow the links of its parts.
    return isWhole ? head : { meta: [{ title }, { name: 'robots', content: 'noindex, follow' }] };
  },
  component: SiteMapPage,
});

function SiteMapPage() {
  const search = Route.useLoaderDeps();
  const areas = useSuspenseQuery(areasQuery()).data;
  const courses = useSuspenseQuery(coursesByNameQuery(search)).data;

  return <SiteMap search={search} areas={areas.results} courses={courses} />;
}
