import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import desk from '../desk.module.css';
import type { DeskSearch } from '../frame/list/desk-search.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { useInboxCounters } from '../use-inbox-counters.ts';
import { InboxItemPanel } from './inbox-item-panel.tsx';
import { InboxList } from './inbox-list.tsx';
import { useInbox } from './inbox-queries.ts';
import { InboxViews } from './inbox-views.tsx';
import { keyInPlace, type ItemKey } from './model/inbox-search.ts';
import { Unchosen } from './unchosen.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';
import styles from './inbox.module.css';

/** The queue at `/admin/inbox`, and beside it the item below it, as `/admin/inbox/refund/12`. */
export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_inbox');
  const current = keyInPlace(place);

  if (place.length > 0 && (place.length !== 2 || !current)) return <NotThere to="inbox">{t('title')}</NotThere>;
  return <Inbox current={current} search={search} />;
}

function Inbox({ current, search }: { current: ItemKey | null; search: DeskSearch }) {
  const t = useTexts('desk_inbox');
  const deskTexts = useTexts('desk');
  const query = useInbox(search);
  const { waiting } = useInboxCounters();
  const items = query.data?.results ?? [];
  useTitle(`${t('title')} · ${deskTexts('title')}`);
  useInboxKeys({ items, current, search });

  return (
    <>
      <div className={classes(desk.head, current && styles.headOfItem)}>
        <div className={desk.words}>
          <h1>{t('title')}</h1>
          <p className={desk.meta} role="status">
            {t('waiting', { count: waiting })}
          </p>
        </div>
      </div>
      <div className={current ? styles.viewsOfItem : undefined}>
        <InboxViews search={search} />
      </div>
      <div className={classes(styles.root, current && styles.isOpen)}>
        <InboxList query={query} current={current} search={search} />
        <section className={styles.item}>
          {current ? (
            <InboxItemPanel key={`${current.kind} ${current.id}`} of={current} items={items} search={search} />
          ) : (
            <Unchosen hasItems={items.length > 0} />
          )}
        </section>
      </div>
    </>
  );
}
