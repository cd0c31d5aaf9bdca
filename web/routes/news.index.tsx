import { createFileRoute } from '@tanstack/react-router';
import { NewsHead } from '#web/news/news-head.tsx';
import { newsQuery } from '#web/news/news-queries.ts';
import { NewsResults } from '#web/news/news-results.tsx';
import { NewsSearch } from '#web/news/news-search.tsx';
import { listHead, readListSearch } from '#web/shared/list-search.ts';
import { bringList } from '#web/shared/bring-list.ts';
import { loadTexts } from '#web/shared/texts.ts';
import { Listing } from '#web/shared/ui/listing.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { currentVisitor, useVisitor } from '#web/shared/visitor.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';

export const Route = createFileRoute('/news/')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => readListSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const [{ news }] = await Promise.all([
      loadTexts(currentVisitor().locale, ['news']),
      bringList(queryClient, newsQuery(deps)),
    ]);
    return { title: news.page_title, description: news.page_description };
  },
  head: ({ match, loaderData }) => {
    const { links, ...head } = listHead('/news', match.search, loaderData);
    const feed = { rel: 'alternate', type: 'application/rss+xml', href: '/news/feed.xml' };
    return { ...head, links: [...links, feed] };
  },
  component: News,
  errorComponent: ({ reset }) => <ErrorPage onRetry={reset} />,
});

function News() {
  // Another language asks anew.
  useVisitor();
  const search = Route.useLoaderDeps();

  return (
    <Page>
      <NewsHead />
      <Listing search={<NewsSearch search={search} />}>
        <NewsResults search={search} />
      </Listing>
    </Page>
  );
}
