import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotLoaded } from '../page/not-loaded.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListResults } from '../ui/listing.tsx';
import { FromStart } from './from-start.tsx';
import { FurtherPages, type RangeLink } from './further-pages.tsx';
import { readListSearch, type ListSearch } from './list-search.ts';
import { firstPageOf } from './page-range.ts';
import type { Query } from './prefetch-list.ts';

type Page = { results: readonly unknown[]; total: number };

type FurtherResultsProps<OnePage extends Page> = {
  to: '/news' | '/partners';
  search: ListSearch;
  query: (page: number) => Query<OnePage>;
  perPage: number;
  skeleton: ReactNode;
  failed: { title: string; text: string };
  status: (total: number) => ReactNode;
  /** `all` leads to the whole list, unless this is it. */
  none: { title: string; text: string; all: string };
  /** The name of the links to other pages. */
  pages: string;
  render: (page: OnePage, isFirst: boolean) => ReactNode;
};

/** A public list to which its readers add pages: loading, failed, empty, or the results. */
export function FurtherResults<OnePage extends Page>({ to, search, query, ...list }: FurtherResultsProps<OnePage>) {
  const first = useQuery({ ...query(firstPageOf(search)), placeholderData: keepPreviousData });
  const { data, error } = first;
  const link: RangeLink = (range, props) => (
    <Link to={to} search={readListSearch({ search: search.search, ...range })} {...props} />
  );

  if (error) return <NotLoaded query={first} {...list.failed} />;
  if (data === undefined) return list.skeleton;
  return (
    <ListResults found={list.status(data.total)} isOld={first.isPlaceholderData}>
      <FromStart range={search} link={link} />
      {data.results.length > 0 ? list.render(data, true) : <Nothing to={to} search={search} {...list.none} />}
      <FurtherPages
        range={search}
        total={data.total}
        perPage={list.perPage}
        query={query}
        render={(page) => list.render(page, false)}
        skeleton={list.skeleton}
        label={list.pages}
        link={link}
      />
    </ListResults>
  );
}

type NothingProps = Pick<FurtherResultsProps<Page>, 'to' | 'search'> & FurtherResultsProps<Page>['none'];

function Nothing({ to, search, title, text, all }: NothingProps) {
  return (
    <EmptyState
      title={title}
      actions={
        !isWholeList(search) && (
          <Link to={to} className={buttonClass()}>
            {all}
          </Link>
        )
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}

export function isWholeList({ search, page }: ListSearch): boolean {
  return !search && !page;
}
