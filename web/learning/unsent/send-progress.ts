import type { ContentProgress, SavedProgress } from '#contract/learning/calls.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { isRefused } from '#web/shared/api/is-refused.ts';
import { makeStore } from '#web/shared/store.ts';
import { nextToSend, withoutSent, withProgress } from '../model/unsent-progress.ts';

type Parts = {
  read: () => readonly ContentProgress[];
  store: (unsent: readonly ContentProgress[]) => void;
  send: (progress: ContentProgress) => Promise<SavedProgress>;
  /** Called with all that the server has stored. */
  note: (saved: SavedProgress) => void;
  /** Its user is signed in; what is left of somebody else waits for them. */
  maySend: () => boolean;
  later: (run: () => void) => void;
};

/** Stores progress on the device before it is sent, and sends it in order, until the server has it or refuses it. */
export function progressOutbox(parts: Parts) {
  const waiting = makeStore(false);
  let isSending = false;
  const retry = oneAtATime(parts.later, () => void flush());

  async function sendOne(progress: ContentProgress): Promise<void> {
    try {
      parts.note(await parts.send(progress));
    } catch (error) {
      if (!isRefused(error)) throw error;
      console.warn(error);
    }
    parts.store(withoutSent(parts.read(), progress));
  }

  function mine(): ContentProgress | undefined {
    return parts.maySend() ? nextToSend(parts.read()) : undefined;
  }

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = mine(); next; next = mine()) await sendOne(next);
      waiting.set(false);
    } catch (error) {
      if (!(error instanceof ConnectionFailure)) console.warn(error);
      waiting.set(true);
      retry();
    } finally {
      isSending = false;
    }
  }

  return {
    /** The last attempt to send has failed, and something is left. */
    isWaiting: waiting.get,
    subscribe: waiting.subscribe,
    flush,
    save: (progress: ContentProgress): Promise<void> => {
      parts.store(withProgress(parts.read(), progress));
      return flush();
    },
  };
}

function oneAtATime(later: Parts['later'], run: () => void): () => void {
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

export type ProgressOutbox = ReturnType<typeof progressOutbox>;
