import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { DeskLink } from '../desk-link.tsx';
import type { DeskSearch } from '../frame/list/desk-search.ts';
import { Assignment } from './assignment.tsx';
import { Decide } from './decide.tsx';
import { Evidence } from './evidence/evidence.tsx';
import { useInboxItem } from './inbox-queries.ts';
import { isPast } from './model/age.ts';
import { following, placeOf, type ItemKey } from './model/inbox-search.ts';
import { useItemWords, useMoments } from './use-item-words.ts';
import styles from './inbox.module.css';

type PanelProps = { of: ItemKey; items: readonly InboxItem[]; search: DeskSearch };

/** The open item: what it is, what proves it, and what can be decided. */
export function InboxItemPanel({ of, items, search }: PanelProps) {
  const t = useTexts('desk_inbox');
  const desk = useTexts('desk');
  const query = useInboxItem(of);
  const navigate = useNavigate();
  const next = following(items, of);
  const goOn = () => void navigate({ to: '/admin/$', params: { _splat: next ? placeOf(next) : 'inbox' }, search });

  return (
    <>
      <DeskLink to="inbox" search={search} className={styles.back}>
        <Icon of={ArrowLeft} />
        {t('back')}
      </DeskLink>
      {query.data ? (
        <Opened item={query.data} onDecided={goOn} />
      ) : query.data === null ? (
        <Gone next={next} search={search} />
      ) : query.error ? (
        <NotLoaded query={query} level={2} title={t('item_not_loaded')} text={desk('not_loaded_text')} />
      ) : (
        <SkeletonForm fields={4} label={t('loading_item')} />
      )}
    </>
  );
}

function Opened({ item, onDecided }: { item: InboxItem; onDecided: () => void }) {
  const desk = useTexts('desk');
  const { head } = useItemWords(item);
  const heading = useRef<HTMLHeadingElement>(null);
  // After a decision and with the keys, what is read next is the item that has opened.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <article className={styles.opened} data-inbox-item="">
      <header>
        <div>
          <p className={styles.kind}>{desk(`kind_${item.kind}_one`)}</p>
          <h2 ref={heading} tabIndex={-1}>
            {item.title}
          </h2>
          <p className={styles.summary}>{head}</p>
          <Deadline item={item} />
        </div>
        <Assignment item={item} />
      </header>
      <Evidence item={item} />
      <Decide item={item} onDecided={onDecided} />
    </article>
  );
}

function Deadline({ item: { due_at, waits_since, kind } }: { item: InboxItem }) {
  const t = useTexts('desk_inbox');
  const moments = useMoments();

  if (due_at === null || kind === 'class_below_minimum') {
    return <p className={styles.summary}>{t('waits_since', moments.parts(waits_since))}</p>;
  }
  return (
    <p className={isPast(due_at) ? styles.past : styles.summary}>
      {t(isPast(due_at) ? 'late' : 'due', moments.parts(due_at))}
    </p>
  );
}

/** Decided by somebody else, or withdrawn, while it was open. */
function Gone({ next, search }: { next: ItemKey | null; search: DeskSearch }) {
  const t = useTexts('desk_inbox');

  return (
    <EmptyState
      title={t('gone')}
      actions={
        <DeskLink to={next ? placeOf(next) : 'inbox'} search={search} className={buttonClass({ variant: 'secondary' })}>
          {next ? t('next') : t('show_all')}
        </DeskLink>
      }
    >
      <p>{t('gone_text')}</p>
    </EmptyState>
  );
}
