import { ConnectionFailure } from '../api/connection.ts';
import { isRefused } from '../api/is-refused.ts';
import { makeStore } from '../store.ts';

/** What is stored on the device, oldest first, and how it is joined, sent and removed. */
export type OutboxParts<Item, Saved> = {
  read: () => readonly Item[];
  store: (unsent: readonly Item[]) => void;
  add: (unsent: readonly Item[], item: Item) => readonly Item[];
  next: (unsent: readonly Item[]) => Item | undefined;
  /** What was done while `sent` was under way stays. */
  without: (unsent: readonly Item[], sent: Item) => readonly Item[];
  send: (item: Item) => Promise<Saved>;
  /** Called with all that the server has stored. */
  note: (saved: Saved) => void;
  /** Called with what the server will not take; it is dropped. */
  refused?: (item: Item, error: unknown) => void;
  /** Its user is signed in; what is left of somebody else waits for them. */
  maySend: () => boolean;
  later: (run: () => void) => void;
};

/** Stores items on the device before they are sent, and sends them in order, until the server has them or refuses them. */
export function makeOutbox<Item, Saved>(parts: OutboxParts<Item, Saved>) {
  const waiting = makeStore(false);
  let sending: Promise<void> | null = null;
  const retry = oneAtATime(parts.later, () => void flush());

  function mine(): Item | undefined {
    return parts.maySend() ? parts.next(parts.read()) : undefined;
  }

  async function sendAll(): Promise<void> {
    try {
      for (let next = mine(); next; next = mine()) await sendOne(parts, next);
      waiting.set(false);
    } catch (error) {
      if (!(error instanceof ConnectionFailure)) console.warn(error);
      waiting.set(true);
      retry();
    }
  }

  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
      // Something may have come between the last look and the end.
      if (!waiting.get() && mine()) void flush();
    });
    return sending;
  }

  const keep = (item: Item): void => parts.store(parts.add(parts.read(), item));
  return {
    /** The last attempt to send has failed, and something is left. */
    isWaiting: waiting.get,
    subscribe: waiting.subscribe,
    flush,
    /** On the device alone, until the next `flush`. */
    keep,
    save: (item: Item): Promise<void> => {
      keep(item);
      return flush();
    },
  };
}

async function sendOne<Item, Saved>(parts: OutboxParts<Item, Saved>, item: Item): Promise<void> {
  try {
    parts.note(await parts.send(item));
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (parts.refused) parts.refused(item, error);
    else console.warn(error);
  }
  parts.store(parts.without(parts.read(), item));
}

function oneAtATime(later: (run: () => void) => void, run: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    later(() => {
      isWaiting = false;
      run();
    });
  };
}

export type Outbox<Item> = ReturnType<typeof makeOutbox<Item, unknown>>;
