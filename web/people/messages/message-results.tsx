import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useUnread } from '#web/shared/lists/badges.ts';
import { hasClaims, useSession, type SessionUser } from '#web/shared/session/session-store.ts';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import type { Counted } from './count-unread.ts';
import { messagesPerPage, type Mailbox, type MessagePage } from './mailboxes.ts';
import { MessageList } from './message-list.tsx';
import { readWarningsSearch, type WarningsSearch } from './model/messages-search.ts';
import { NoMessages } from './no-messages.tsx';
import { pathOf } from './paths.ts';
import type { Moves } from './use-moves.ts';

type MessageResultsProps = { box: Mailbox; search: WarningsSearch; moves: Moves };

export function MessageResults({ user, ...props }: MessageResultsProps & { user: SessionUser }) {
  const t = useTexts('messages');
  const { box, search } = props;
  const found = useQuery({ ...box.query(user, search), staleTime: 0, placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData } = found;

  if (data) return <Found {...props} found={data} isOld={isPlaceholderData} />;
  if (!error) return <SkeletonRows label={t('loading', { of: box.of })} />;
  return <NotLoaded query={found} title={t('failed', { of: box.of })} text={t('failed_text')} />;
}

function Found({ box, search, moves, found, isOld }: MessageResultsProps & { found: MessagePage; isOld: boolean }) {
  const { of } = box;
  const mayDeleteForGood = hasClaims(useSession(), 'messages.edit') && of === 'warnings';
  const { messages, total } = found;
  const lastPage = Math.max(1, Math.ceil(total / messagesPerPage));

  if (!isOld && (search.page ?? 1) > lastPage) {
    return <Navigate to={pathOf[of]} search={readWarningsSearch({ ...search, page: lastPage })} replace />;
  }
  return (
    <>
      <HowMany of={of} total={total} />
      {messages.length === 0 ? (
        <NoMessages of={of} search={search} />
      ) : (
        <MessageList key={JSON.stringify(search)} {...{ box, messages, isOld, mayDeleteForGood, moves }} />
      )}
      <Pages of={of} search={search} total={total} />
    </>
  );
}

function HowMany({ of, total }: { of: Counted; total: number }) {
  const t = useTexts('messages');
  const unread = useUnread()[of];

  return (
    <p role="status">
      <b>{t('found', { of, count: total })}</b> · {t('unread', { count: unread })}
    </p>
  );
}

function Pages({ of, search, total }: { of: Counted; search: WarningsSearch; total: number }) {
  const t = useTexts('messages');
  const link: PageLink = (page, props) => (
    <Link to={pathOf[of]} search={readWarningsSearch({ ...search, page })} {...props} />
  );

  return <ListPages page={search.page} total={total} perPage={messagesPerPage} label={t('pages')} link={link} />;
}
