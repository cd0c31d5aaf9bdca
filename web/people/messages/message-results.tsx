import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUnread } from '#web/shared/lists/badges.ts';
import { hasClaims, useSession, type SessionUser } from '#web/shared/session/session-store.ts';
import { PagedResults } from '#web/shared/lists/paged-results.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Counted } from './count-unread.ts';
import { messagesPerPage, type Mailbox } from './mailboxes.ts';
import { MessageList } from './message-list.tsx';
import { readWarningsSearch, type WarningsSearch, isNarrowed } from './model/messages-search.ts';
import type { Moves } from './use-moves.ts';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { pathOf } from './paths.ts';

type MessageResultsProps = { box: Mailbox; search: WarningsSearch; moves: Moves };

export function MessageResults({ user, box, search, moves }: MessageResultsProps & { user: SessionUser }) {
  const t = useTexts('messages');
  const { of } = box;
  const mayDeleteForGood = hasClaims(useSession(), 'messages.edit') && of === 'warnings';
  const howMany = (total: number) => <HowMany of={of} total={total} />;
  const query = useQuery({ ...box.query(user, search), staleTime: 0, placeholderData: keepPreviousData });

  return (
    <PagedResults
      query={query}
      page={search.page}
      perPage={messagesPerPage}
      at={(page) => readWarningsSearch({ ...search, page })}
      loading={t('loading', { of })}
      rows={5}
      failed={{ title: t('failed', { of }), text: t('failed_text') }}
      status={howMany}
      pages={t('pages')}
      empty={<NoMessages of={of} search={search} />}
    >
      {(messages, isOld) => (
        <MessageList key={JSON.stringify(search)} {...{ box, messages, isOld, mayDeleteForGood, moves }} />
      )}
    </PagedResults>
  );
}

function HowMany({ of, total }: { of: Counted; total: number }) {
  const t = useTexts('messages');
  const unread = useUnread()[of];

  return (
    <>
      <b>{t('found', { of, count: total })}</b> · {t('unread', { count: unread })}
    </>
  );
}

function NoMessages({ of, search }: { of: Counted; search: WarningsSearch }) {
  const t = useTexts('messages');
  const { state = 'active' } = search;

  if (isNarrowed(search)) {
    return (
      <EmptyState
        panel
        title={t('none_with_filters', { of })}
        actions={
          <Link className={buttonClass()} to={pathOf[of]} search={readWarningsSearch({ state })}>
            {t('remove_filters')}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState panel title={t(`none_${state}`, { of })}>
      {state === 'active' && <p>{t(`${of}_none_text`)}</p>}
    </EmptyState>
  );
}
