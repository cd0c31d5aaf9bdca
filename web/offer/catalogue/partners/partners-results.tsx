import { FurtherResults, isWholeList } from '#web/shared/lists/further-results.tsx';
import type { ListSearch } from '#web/shared/lists/list-search.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { PartnerCards } from './partner-cards.tsx';
import { partnersListQuery, partnersPerPage } from './partner-queries.ts';

export function PartnersResults({ search }: { search: ListSearch }) {
  const t = useTexts('partners');
  const { search: words } = search;

  return (
    <FurtherResults
      to="/partners"
      search={search}
      query={(page) => partnersListQuery(search, page)}
      perPage={partnersPerPage}
      skeleton={<SkeletonRows rows={partnersPerPage} label={t('loading')} />}
      failed={{ title: t('failed'), text: t('failed_text') }}
      status={(count) => (words ? t('found', { count, words }) : t('count', { count }))}
      none={{
        title: words ? t('none_for', { words }) : t('none'),
        text: t(isWholeList(search) ? 'none_yet' : 'none_text'),
        all: t('all'),
      }}
      pages={t('pages')}
      render={({ results }) => <PartnerCards partners={results} level={2} />}
    />
  );
}
