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
import { TableSkeleton } from './data-table.tsx';
import { rowsPerPage, type DeskSearch } from './desk-search.ts';
import list from './list-page.module.css';
import styles from './plain-list.module.css';

type Page = { number: number; size: number };

export type PlainListProps<Row extends { id: number }> = {
  /** Its address below `/admin/`. */
  path: string;
  title: string;
  lead: string;
  /** Above its heading, where the list is a part of a record. */
  crumbs?: ReactNode;
  search: DeskSearch;
  query: (page: Page) => Query<{ results: Row[]; total: number }>;
  columns: readonly Column<Row>[];
  none: ReactNode;
  count: (total: number) => string;
  acts?: ReactNode;
  /** Between the heading and what narrows the list. */
  tabs?: ReactNode;
  tools?: ReactNode;
};

/** A list whose rows have no pages of their own. */
export function PlainList<Row extends { id: number }>(props: PlainListProps<Row>) {
  const { title, lead, crumbs, search, query: queryOf, acts, tabs, tools } = props;
  const t = useTexts('desk');
  const query = useQuery({
    ...queryOf({ number: search.page ?? 1, size: rowsPerPage }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useTitle(`${title} · ${t('title')}`);

  return (
    <>
      <div className={desk.head}>
        {crumbs}
        <div className={desk.words}>
          <h1>{title}</h1>
          <p className={desk.meta}>{lead}</p>
        </div>
        {acts && <div className={desk.acts}>{acts}</div>}
      </div>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {tools}
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

type ResultsProps<Row extends { id: number }> = PlainListProps<Row> & { results: Row[]; total: number; isOld: boolean };

function Results<Row extends { id: number }>(props: ResultsProps<Row>) {
  const { path, title, search, columns, none, count, results, total, isOld } = props;
  const t = useTexts('desk');
  const { page: _page, ...rest } = search;
  const link: PageLink = (page, linkProps) => (
    <DeskLink to={path} search={page > 1 ? { ...rest, page } : rest} {...linkProps} />
  );

  return (
    <div className={styles.named} aria-busy={isOld}>
      {results.length === 0 ? none : <Table caption={title} columns={columns} rows={results} rowKey={({ id }) => id} />}
      <div className={list.foot}>
        <p role="status">{count(total)}</p>
        <ListPages page={search.page} total={total} perPage={rowsPerPage} label={t('pages')} link={link} />
      </div>
    </div>
  );
}
