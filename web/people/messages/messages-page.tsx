import { useUnread } from '#web/shared/lists/badges.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import type { Mailbox } from './mailboxes.ts';
import { MessageFilters } from './message-filters.tsx';
import { MessageResults } from './message-results.tsx';
import type { WarningsSearch } from './model/messages-search.ts';
import { useMoves } from './use-moves.ts';

export function MessagesPage({ box, search }: { box: Mailbox; search: WarningsSearch }) {
  const t = useTexts('messages');
  const session = useSession();
  const unread = useUnread()[box.of];
  const moves = useMoves(box);
  const { of } = box;
  if (session.status !== 'user') return null;

  return (
    <Stack>
      <Row apart>
        <h1>{t(`${of}_title`)}</h1>
        {unread > 0 && (
          <Button variant="secondary" small busy={moves.busy} onPress={() => void moves.readAll()}>
            {t('read_all')}
          </Button>
        )}
      </Row>
      <p>{t(`${of}_lead`)}</p>
      <MessageFilters of={of} search={search} />
      <MessageResults box={box} search={search} user={session.user} moves={moves} />
    </Stack>
  );
}
