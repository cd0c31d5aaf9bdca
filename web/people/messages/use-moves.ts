import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import type { Mailbox } from './mailboxes.ts';
import { leavesTheList, undoOf, type Move } from './model/moves.ts';
import { refreshUnread } from './refresh-unread.ts';
import { currentSession } from '#web/shared/session/session-store.ts';

const mostAtOnce = 100;
const mostRounds = 50;

async function sendMove(box: Mailbox, move: Move, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += mostAtOnce) await box.move(move, ids.slice(from, from + mostAtOnce));
}

/** Marks all active messages as read; resolves to the ids that were unread. */
async function readAll(box: Mailbox): Promise<number[]> {
  const done: number[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const session = currentSession();
    const ids = session.status === 'user' ? await box.unreadIds(session.user) : [];
    if (ids.length === 0) break;
    await sendMove(box, 'read', ids);
    done.push(...ids);
  }
  return done;
}

export type Moves = {
  busy: boolean;
  move: (move: Move, ids: readonly number[]) => Promise<boolean>;
  readAll: () => Promise<void>;
};

export function useMoves(box: Mailbox): Moves {
  const t = useTexts('messages');
  const client = useQueryClient();
  const failed = useFailure();
  const [busy, setBusy] = useState(false);
  const { of } = box;

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      failed(error);
      return undefined;
    } finally {
      refreshUnread(of);
      await client.invalidateQueries({ queryKey: box.key() });
      setBusy(false);
    }
  }

  const send = (move: Move, ids: readonly number[]) => attempt(() => sendMove(box, move, ids).then(() => true));

  function notifyMoved(move: Move, ids: readonly number[]): void {
    const back = undoOf(move);
    const action = back && { label: t('undo'), onPress: () => void send(back, ids) };
    notify({ kind: 'success', messages: t(`done_${move}`, { of, count: ids.length }), action });
  }

  return {
    busy,
    move: async (move, ids) => {
      const isDone = (await send(move, ids)) ?? false;
      if (isDone && leavesTheList(move)) notifyMoved(move, ids);
      return isDone;
    },
    readAll: async () => {
      const ids = (await attempt(() => readAll(box))) ?? [];
      if (ids.length > 0) notifyMoved('read', ids);
    },
  };
}

function useFailure(): (error: unknown) => void {
  const errors = useTexts('errors');

  return (error) => {
    const sentences = sentencesOf(error).map(({ message }) => message);
    const own = errors(error instanceof ConnectionFailure ? 'connection_failure' : 'unexpected_error');
    notify({ kind: 'error', messages: sentences.length > 0 ? sentences : own });
  };
}
