import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { readListSearch, type ListSearch } from '#web/shared/lists/list-search.ts';
import { FromStart } from '#web/shared/lists/from-start.tsx';
import { FurtherPages, type RangeLink } from '#web/shared/lists/further-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { ListResults } from '#web/shared/ui/listing.tsx';
import { SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import { newsQuery, postsPerPage } from './news-queries.ts';
import { PostCards } from './post-card.tsx';

export function NewsResults({ search }: { search: ListSearch }) {
  const t = useTexts('news');
  const found = useQuery({ ...newsQuery(search), placeholderData: keepPreviousData });
  const { data, isPlaceholderData: isOld, error } = found;

  if (error) {
    return <NotLoaded query={found} title={t('failed')} text={t('failed_text')} />;
  }
  if (!data) return <SkeletonCards cards={postsPerPage} label={t('loading')} />;
  return (
    <ListResults found={search.search && t('found', { count: data.total, words: search.search })} isOld={isOld}>
      <FromStart range={search} link={linkIn(search)} />
      {data.results.length > 0 ? <PostCards posts={data.results} level={2} eager={3} /> : <NoNews search={search} />}
      <FurtherPages
        range={search}
        total={data.total}
        perPage={postsPerPage}
        query={(page) => newsQuery(search, page)}
        render={({ results }) => <PostCards posts={results} level={2} />}
        skeleton={<SkeletonCards cards={postsPerPage} label={t('loading')} />}
        label={t('pages')}
        link={linkIn(search)}
      />
    </ListResults>
  );
}

function linkIn({ search }: ListSearch): RangeLink {
  return (range, props) => <Link to="/news" search={readListSearch({ search, ...range })} {...props} />;
}

function NoNews({ search: { search, page } }: { search: ListSearch }) {
  const t = useTexts('news');
  const isWhole = !search && !page;

  return (
    <EmptyState
      title={search ? t('none_for', { words: search }) : t('none')}
      actions={
        !isWhole && (
          <Link to="/news" className={buttonClass()}>
            {t('all')}
          </Link>
        )
      }
    >
      <p>{isWhole ? t('none_yet') : t('none_text')}</p>
    </EmptyState>
  );
}
