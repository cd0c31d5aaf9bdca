import { createFileRoute } from '@tanstack/react-router';
import { NewsHead } from '#web/offer/news/news-head.tsx';
import { newsQuery, postsPerPage } from '#web/offer/news/news-queries.ts';
import { NewsResults } from '#web/offer/news/news-results.tsx';
import { listHead } from '#web/shared/lists/list-head.ts';
import { ListSearchBox } from '#web/shared/lists/list-search-box.tsx';
import { readListSearch, type ListSearch } from '#web/shared/lists/list-search.ts';
import { prefetchPages } from '#web/shared/lists/prefetch-list.ts';
import { loadTexts, useTexts } from '#web/shared/texts/texts.ts';
import { Listing } from '#web/shared/ui/listing.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/news/')({
  staticData: { texts: ['news'] },
  validateSearch: unparsedSearch<ListSearch>,
  loaderDeps: ({ search }) => readListSearch(search),
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const [texts] = await Promise.all([
      loadTexts(currentVisitor().locale, ['news']),
      prefetchPages(queryClient, { range: deps, perPage: postsPerPage, query: (page) => newsQuery(deps, page), cause }),
    ]);
    const { meta, links } = listHead({
      ...deps,
      path: '/news',
      title: texts.news.page_title,
      description: texts.news.page_description,
    });
    return { meta, links: [...links, { rel: 'alternate', type: 'application/rss+xml', href: '/news/feed.xml' }] };
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: News,
});

function News() {
  const t = useTexts('news');
  const search = Route.useLoaderDeps();

  return (
    <Page>
      <NewsHead />
      <Listing search={<ListSearchBox to="/news" search={search} landmark={t('search_here')} label={t('search')} />}>
        <NewsResults search={search} />
      </Listing>
    </Page>
  );
}
