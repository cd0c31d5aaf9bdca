import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { sentencesOf } from '../api/api-error.ts';
import { useTexts } from '../texts/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { ListPages } from './list-pages.tsx';
import { firstPageOf, furtherPages, withNextPage, type PageRange } from './page-range.ts';
import type { Query } from './prefetch-list.ts';
import styles from './further-pages.module.css';

type LinkProps = Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'aria-label' | 'aria-current' | 'aria-busy' | 'rel' | 'onClick'
> & { replace?: boolean; resetScroll?: boolean; 'data-needs-script'?: '' };

/** `(range, props) => <Link to="." search={…} {...props} />` */
export type RangeLink = (range: PageRange, props: LinkProps) => ReactNode;

type FurtherPagesProps<Found> = {
  range: PageRange;
  total: number;
  perPage: number;
  query: (page: number) => Query<Found>;
  render: (found: Found) => ReactNode;
  /** Stands for a page while it loads. */
  skeleton: ReactNode;
  /** Names the numbered links. */
  label: string;
  link: RangeLink;
};

/**
 * Below the first page of a list: the pages that the reader has added to it, the link that adds one, and the numbered
 * links for machines and for readers without script.
 */
export function FurtherPages<Found>({ range, total, perPage, query, label, link, ...page }: FurtherPagesProps<Found>) {
  /** The page that the reader has asked for and that gets the focus when it comes. */
  const requested = useRef<number>(undefined);
  const further = furtherPages(range, { total, perPage });
  const first = firstPageOf(range);
  const last = further.at(-1) ?? first;
  const match = useQuery({ ...query(last), enabled: false });
  // What was loaded stays when loading it again fails.
  const status = match.data === undefined ? match.status : 'success';
  const shown = status === 'success' || last === first ? last : last - 1;

  // The address may name a page after the last one.
  if (total <= perPage || (first - 1) * perPage >= total) return null;
  return (
    <Stack wide>
      {further.map((number) => (
        <OnePage key={number} number={number} requestedRef={requested} query={query(number)} {...page} />
      ))}
      <div className={styles.more}>
        <More
          range={range}
          isWhole={last * perPage >= total}
          status={status}
          link={link}
          onRequest={(number) => (requested.current = number)}
        />
        <Shown from={(first - 1) * perPage + 1} to={Math.min(shown * perPage, total)} total={total} />
      </div>
      <div className={styles.numbered}>
        <ListPages
          page={last}
          total={total}
          perPage={perPage}
          label={label}
          link={(number, props) => link({ page: number }, props)}
        />
      </div>
    </Stack>
  );
}

type OnePageProps<Found> = Pick<FurtherPagesProps<Found>, 'render' | 'skeleton'> & {
  number: number;
  query: Query<Found>;
  requestedRef: RefObject<number | undefined>;
};

function OnePage<Found>({ number, query, requestedRef, render, skeleton }: OnePageProps<Found>) {
  const t = useTexts('site');
  const errors = useTexts('errors');
  const part = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere || requestedRef.current !== number) return;
    requestedRef.current = undefined;
    const first = part.current?.querySelector<HTMLElement>('h2 a, h3 a');
    first?.focus({ preventScroll: true });
    first?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [isThere, number, requestedRef]);
  const retry = () => {
    requestedRef.current = number;
    void refetch();
  };

  if (!isThere && error) {
    return (
      <Alert tone="danger" announce>
        <p>{sentencesOf(error)[0]?.message ?? errors('connection_failure')}</p>
        <Button variant="secondary" small busy={isFetching} onPress={retry}>
          {t('retry')}
        </Button>
      </Alert>
    );
  }
  return <div ref={part}>{isThere ? render(data) : skeleton}</div>;
}

type MoreProps = {
  range: PageRange;
  isWhole: boolean;
  /** Of the last page in view. */
  status: 'pending' | 'error' | 'success';
  link: RangeLink;
  onRequest: (page: number) => void;
};

function More({ range, isWhole, status, link, onRequest }: MoreProps) {
  const t = useTexts('site');
  const next = withNextPage(range);
  const isAdded = next.from_page !== undefined;

  if (isWhole || status === 'error') return null;
  return link(next, {
    className: buttonClass({ variant: 'secondary' }),
    'data-needs-script': '',
    // Numbered links lead machines to the same courses.
    rel: 'nofollow',
    'aria-busy': status === 'pending' ? true : undefined,
    // The address says how many pages there are, for Back; each press is no step of its own.
    ...(isAdded && { replace: true, resetScroll: false }),
    onClick: (event) => {
      if (status === 'pending') event.preventDefault();
      else if (isAdded && isPlain(event)) onRequest(next.page ?? 1);
    },
    children: t('show_more'),
  });
}

function isPlain(event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function Shown(of: { from: number; to: number; total: number }) {
  const t = useTexts('site');
  return (
    <p className={styles.shown} role="status">
      {t('shown_of', of)}
    </p>
  );
}
