import type { ReactNode } from 'react';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import type { Query } from '#web/shared/lists/prefetch-list.ts';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { DeskLink } from '../../desk-link.tsx';
import desk from '../../desk.module.css';
import { TableSkeleton } from '../../frame/list/data-table.tsx';
import type { DeskSearch } from '../../frame/list/desk-search.ts';
import list from '../../frame/list/list-page.module.css';
import person from '../../frame/record/record-parts.module.css';
import styles from './lists.module.css';
import { PeopleTabs, type PeopleTab } from './people-tabs.tsx';

type Page = { number: number; size: number };

type SideListProps<Row extends { id: number }> = {
  path: PeopleTab;
  title: string;
  lead: string;
  search: DeskSearch;
  query: (page: Page) => Query<{ results: Row[]; total: number }>;
  columns: readonly Column<Row>[];
  none: ReactNode;
  acts?: ReactNode;
  /** What narrows the list. */
  tools?: ReactNode;
};

const perPage = 50;

/** A list about people whose rows have no pages of their own. */
export function SideList<Row extends { id: number }>(props: SideListProps<Row>) {
  const { path, title, lead, search, query: queryOf, acts, tools } = props;
  const t = useTexts('desk');
  const query = useQuery({
    ...queryOf({ number: search.page ?? 1, size: perPage }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useTitle(`${title} · ${t('title')}`);

  return (
    <>
      <div className={desk.head}>
        <div className={desk.words}>
          <h1>{title}</h1>
          <p className={desk.meta}>{lead}</p>
        </div>
        {acts && <div className={desk.acts}>{acts}</div>}
      </div>
      <PeopleTabs open={path} />
      {tools && <div className={styles.tools}>{tools}</div>}
      {query.data ? (
        <Results {...props} {...query.data} isOld={query.isPlaceholderData} />
      ) : query.error ? (
        <NotLoaded query={query} title={t('not_loaded')} text={t('not_loaded_text')} />
      ) : (
        <TableSkeleton label={t('loading')} />
      )}
    </>
  );
}

type ResultsProps<Row extends { id: number }> = SideListProps<Row> & { results: Row[]; total: number; isOld: boolean };

function Results<Row extends { id: number }>(props: ResultsProps<Row>) {
  const { path, title, search, columns, none, results, total, isOld } = props;
  const t = useTexts('desk');
  const words = useTexts('desk_people');
  const { page: _page, ...rest } = search;
  const link: PageLink = (page, linkProps) => (
    <DeskLink to={path} search={page > 1 ? { ...rest, page } : rest} {...linkProps} />
  );

  return (
    <div className={person.named} aria-busy={isOld}>
      {results.length === 0 ? none : <Table caption={title} columns={columns} rows={results} rowKey={({ id }) => id} />}
      <div className={list.foot}>
        <p role="status">{words('in_all', { count: total })}</p>
        <ListPages page={search.page} total={total} perPage={perPage} label={t('pages')} link={link} />
      </div>
    </div>
  );
}
