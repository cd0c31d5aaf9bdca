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
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { PartnerCards } from './partner-cards.tsx';
import { partnersListQuery, partnersPerPage } from './partner-queries.ts';

export function PartnersResults({ search }: { search: ListSearch }) {
  const t = useTexts('partners');
  const found = useQuery({ ...partnersListQuery(search), placeholderData: keepPreviousData });
  const { data, isPlaceholderData: isOld, error } = found;

  if (error) {
    return <NotLoaded query={found} title={t('failed')} text={t('failed_text')} />;
  }
  if (!data) return <SkeletonRows rows={partnersPerPage} label={t('loading')} />;
  return (
    <ListResults
      found={
        search.search ? t('found', { count: data.total, words: search.search }) : t('count', { count: data.total })
      }
      isOld={isOld}
    >
      <FromStart range={search} link={linkIn(search)} />
      {data.results.length > 0 ? <PartnerCards partners={data.results} level={2} /> : <Nobody search={search} />}
      <FurtherPages
        range={search}
        total={data.total}
        perPage={partnersPerPage}
        query={(page) => partnersListQuery(search, page)}
        render={({ results }) => <PartnerCards partners={results} level={2} />}
        skeleton={<SkeletonRows rows={partnersPerPage} label={t('loading')} />}
        label={t('pages')}
        link={linkIn(search)}
      />
    </ListResults>
  );
}

function linkIn({ search }: ListSearch): RangeLink {
  return (range, props) => <Link to="/partners" search={readListSearch({ search, ...range })} {...props} />;
}

function Nobody({ search: { search, page } }: { search: ListSearch }) {
  const t = useTexts('partners');
  const isWhole = !search && !page;

  return (
    <EmptyState
      title={search ? t('none_for', { words: search }) : t('none')}
      actions={
        !isWhole && (
          <Link to="/partners" className={buttonClass()}>
            {t('all')}
          </Link>
        )
      }
    >
      <p>{isWhole ? t('none_yet') : t('none_text')}</p>
    </EmptyState>
  );
}
