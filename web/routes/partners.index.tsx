import { createFileRoute } from '@tanstack/react-router';
import { partnersListQuery, partnersPerPage } from '#web/offer/catalogue/partners/partner-queries.ts';
import { PartnersHead } from '#web/offer/catalogue/partners/partners-head.tsx';
import { PartnersResults } from '#web/offer/catalogue/partners/partners-results.tsx';
import { listHead } from '#web/shared/lists/list-head.ts';
import { ListSearchBox } from '#web/shared/lists/list-search-box.tsx';
import { readListSearch, type ListSearch } from '#web/shared/lists/list-search.ts';
import { loadTexts, useTexts } from '#web/shared/texts/texts.ts';
import { Listing } from '#web/shared/ui/listing.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { prefetchPages } from '#web/shared/lists/prefetch-list.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/partners/')({
  staticData: { texts: ['partners'] },
  validateSearch: unparsedSearch<ListSearch>,
  loaderDeps: ({ search }) => readListSearch(search),
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const [texts] = await Promise.all([
      loadTexts(currentVisitor().locale, ['partners']),
      prefetchPages(queryClient, {
        range: deps,
        perPage: partnersPerPage,
        query: (page) => partnersListQuery(deps, page),
        cause,
      }),
    ]);
    return listHead({
      ...deps,
      path: '/partners',
      title: texts.partners.page_title,
      description: texts.partners.page_description,
    });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Partners,
});

function Partners() {
  const t = useTexts('partners');
  const search = Route.useLoaderDeps();

  return (
    <Page>
      <PartnersHead />
      <Listing
        search={<ListSearchBox to="/partners" search={search} landmark={t('search_here')} label={t('search')} />}
      >
        <PartnersResults search={search} />
      </Listing>
    </Page>
  );
}
