import { currentSession } from '#web/shared/session/session-store.ts';
import type { Mailbox } from './mailboxes.ts';
import type { Move } from './model/moves.ts';

const mostAtOnce = 100;
const mostRounds = 50;

export async function sendMove(box: Mailbox, move: Move, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += mostAtOnce) await box.move(move, ids.slice(from, from + mostAtOnce));
}

/** Marks all active messages as read; resolves to the ids that were unread. */
export async function readAll(box: Mailbox): Promise<number[]> {
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
