import { FurtherResults, isWholeList } from '#web/shared/lists/further-results.tsx';
import type { ListSearch } from '#web/shared/lists/list-search.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import { newsQuery, postsPerPage } from './news-queries.ts';
import { PostCards } from './post-card.tsx';

export function NewsResults({ search }: { search: ListSearch }) {
  const t = useTexts('news');
  const { search: words } = search;

  return (
    <FurtherResults
      to="/news"
      search={search}
      query={(page) => newsQuery(search, page)}
      perPage={postsPerPage}
      skeleton={<SkeletonCards cards={postsPerPage} label={t('loading')} />}
      failed={{ title: t('failed'), text: t('failed_text') }}
      status={(count) => words && t('found', { count, words })}
      none={{
        title: words ? t('none_for', { words }) : t('none'),
        text: t(isWholeList(search) ? 'none_yet' : 'none_text'),
        all: t('all'),
      }}
      pages={t('pages')}
      render={({ results }, isFirst) => <PostCards posts={results} level={2} {...(isFirst && { eager: 3 })} />}
    />
  );
}
