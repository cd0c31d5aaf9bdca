import type { UseQueryResult } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotLoaded } from '../page/not-loaded.tsx';
import { ListResults } from '../ui/listing.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { ListPages, type PageLink } from './list-pages.tsx';

export type PageQuery<Item> = UseQueryResult<{ results: readonly Item[]; total: number }>;

type PagedResultsProps<Item> = {
  query: PageQuery<Item>;
  page: number | undefined;
  perPage: number;
  /** The search of the address that has another page of the list. */
  at: (page: number) => { page?: number };
  /** Where in its page the list begins, if not at the top. */
  hash?: string;
  loading: string;
  rows?: number;
  failed: { title: string; text?: string; level?: 2 | 3 };
  /** How many results there are. */
  status: (total: number) => ReactNode;
  /** The name of the links to other pages. */
  pages: string;
  empty: ReactNode;
  /** Above and below the results, also where there are none. */
  above?: ReactNode;
  below?: ReactNode;
  children: (results: readonly Item[], isOld: boolean) => ReactNode;
};

/** One page of a list whose address has its number: loading, failed, empty, or the results with links to the others. */
export function PagedResults<Item>({ query, loading, rows = 4, failed, ...list }: PagedResultsProps<Item>) {
  const { data, error, isPlaceholderData: isOld } = query;

  if (data) return <Results {...list} results={data.results} total={data.total} isOld={isOld} />;
  if (!error) return <SkeletonRows rows={rows} label={loading} />;
  return <NotLoaded query={query} {...failed} />;
}

type ResultsProps<Item> = Omit<PagedResultsProps<Item>, 'query' | 'loading' | 'rows' | 'failed'> & {
  results: readonly Item[];
  total: number;
  isOld: boolean;
};

function Results<Item>({ results, total, isOld, page = 1, perPage, at, hash, ...list }: ResultsProps<Item>) {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const link: PageLink = (number, props) => (
    <Link to="." search={at(number)} {...(hash !== undefined && { hash })} {...props} />
  );

  if (!isOld && page > lastPage) return <Navigate to="." search={at(lastPage)} replace />;
  return (
    <ListResults found={list.status(total)} isOld={isOld}>
      {list.above}
      {results.length === 0 ? list.empty : list.children(results, isOld)}
      {list.below}
      <ListPages page={page} total={total} perPage={perPage} label={list.pages} link={link} />
    </ListResults>
  );
}
