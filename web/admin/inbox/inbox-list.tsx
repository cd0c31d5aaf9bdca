import type { ReactNode } from 'react';
import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded, type FailingQuery } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { useUser } from '#web/shared/session/session-store.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { DeskLink } from '../desk-link.tsx';
import type { DeskSearch } from '../frame/list/desk-search.ts';
import { itemsPerPage } from './inbox-queries.ts';
import { isSame, placeOf, type ItemKey } from './model/inbox-search.ts';
import { isLate } from './model/age.ts';
import { useItemWords } from './use-item-words.ts';
import styles from './inbox.module.css';

type Listed = { results: InboxItem[]; total: number };
type InboxListProps = {
  query: FailingQuery & { data: Listed | undefined; isPlaceholderData: boolean };
  current: ItemKey | null;
  search: DeskSearch;
};

export function InboxList({ query, current, search }: InboxListProps) {
  const desk = useTexts('desk');
  const t = useTexts('desk_inbox');
  const { data } = query;
  const link: PageLink = (page, props) => (
    <DeskLink to="inbox" search={page > 1 ? { ...search, page } : withoutPage(search)} {...props} />
  );

  if (!data && query.error) {
    return <NotLoaded query={query} title={desk('not_loaded')} text={desk('not_loaded_text')} />;
  }
  if (!data) return <SkeletonRows rows={6} label={desk('loading')} />;
  if (data.results.length === 0) return <Nothing search={search} />;
  return (
    <section className={styles.queue} aria-label={t('list')} aria-busy={query.isPlaceholderData}>
      <ul>
        {data.results.map((item) => (
          <Row key={`${item.kind} ${item.id}`} item={item} isCurrent={isSame(item, current)} search={search} />
        ))}
      </ul>
      <ListPages page={search.page} total={data.total} perPage={itemsPerPage} label={t('pages')} link={link} />
      <p className={styles.keys}>{t.rich('keys', { key: keyCap })}</p>
    </section>
  );
}

function keyCap(text: ReactNode) {
  return <kbd>{text}</kbd>;
}

function withoutPage({ page: _page, ...search }: DeskSearch): DeskSearch {
  return search;
}

type RowProps = { item: InboxItem; isCurrent: boolean; search: DeskSearch };

function Row({ item, isCurrent, search }: RowProps) {
  const desk = useTexts('desk');
  const t = useTexts('desk_inbox');
  const user = useUser();
  const { age, summary } = useItemWords(item);
  const { assigned_to } = item;

  return (
    <li>
      <DeskLink to={placeOf(item)} search={search} aria-current={isCurrent ? 'true' : undefined}>
        <span className={styles.kind}>{desk(`kind_${item.kind}_one`)}</span>
        <span className={classes(styles.age, isLate(item) && styles.late)}>
          <Hidden>{t('since', { age })}</Hidden>
          <span aria-hidden="true">{age}</span>
        </span>
        <b>{item.title}</b>
        <span className={styles.summary}>{summary}</span>
        {assigned_to && (
          <span className={styles.who}>{assigned_to.id === user?.id ? t('mine') : assigned_to.name}</span>
        )}
      </DeskLink>
    </li>
  );
}

function Nothing({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_inbox');
  const isAll = search.type === undefined && search.state === undefined && search.page === undefined;

  if (isAll) {
    return (
      <EmptyState panel title={t('none')}>
        <p>{t('none_text')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      panel
      title={t('none_here')}
      actions={
        <DeskLink to="inbox" className={buttonClass({ variant: 'secondary' })}>
          {t('show_all')}
        </DeskLink>
      }
    >
      <p>{t('none_here_text')}</p>
    </EmptyState>
  );
}
