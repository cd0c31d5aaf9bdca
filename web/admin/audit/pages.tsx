import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NothingListed } from '../frame/list/nothing-listed.tsx';
import { DeskLink } from '../desk-link.tsx';
import desk from '../desk.module.css';
import list from '../frame/list/list-page.module.css';
import type { DeskSearch } from '../frame/list/desk-search.ts';
import { TableSkeleton } from '../frame/list/data-table.tsx';
import { useListKeys } from '../frame/list/use-list-keys.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { TrailEntries } from '../frame/trail/trail-entries.tsx';
import { trailQuery } from '../frame/trail/trail-query.ts';
import { Tools } from './tools.tsx';
import { trailFilter } from './trail-filter.ts';

const perPage = 50;

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_audit');

  return place.length === 0 ? <Trail search={search} /> : <NotThere to="audit">{t('title')}</NotThere>;
}

/** All that staff did, narrowed by its address. */
function Trail({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_audit');
  const trail = useTexts('desk_trail');
  const texts = useTexts('desk');
  const page = useRef<HTMLDivElement>(null);
  const input = { number: search.page ?? 1, size: perPage };
  const query = useQuery({
    ...trailQuery(trailFilter(search), input),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  useTitle(`${t('title')} · ${texts('title')}`);
  useListKeys(page);

  return (
    <div ref={page}>
      <div className={desk.head}>
        <div className={desk.words}>
          <h1>{t('title')}</h1>
          <p className={desk.meta}>{t('lead')}</p>
        </div>
      </div>
      <Tools search={search} />
      {query.data ? (
        <Results {...query.data} search={search} isOld={query.isPlaceholderData} />
      ) : query.error ? (
        <NotLoaded query={query} title={trail('not_loaded')} text={trail('not_loaded_text')} />
      ) : (
        <TableSkeleton label={trail('loading')} />
      )}
    </div>
  );
}

type ResultsProps = Awaited<ReturnType<ReturnType<typeof trailQuery>['queryFn']>> & {
  search: DeskSearch;
  isOld: boolean;
};

function Results({ results, total, search, isOld }: ResultsProps) {
  const t = useTexts('desk_audit');
  const texts = useTexts('desk');
  const { page: _page, ...rest } = search;
  const link: PageLink = (page, props) => (
    <DeskLink to="audit" search={page > 1 ? { ...rest, page } : rest} {...props} />
  );

  return (
    <div aria-busy={isOld}>
      {results.length === 0 ? (
        <NothingListed path="audit" search={search} title={t('none')} text={t('none_text')} />
      ) : (
        <TrailEntries label={t('title')} entries={results} />
      )}
      <div className={list.foot}>
        <p role="status">{t('count', { count: total })}</p>
        <ListPages page={search.page} total={total} perPage={perPage} label={texts('pages')} link={link} />
      </div>
    </div>
  );
}
