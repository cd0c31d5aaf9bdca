import type { Locks } from './in-one-tab.ts';
import type { Tabs, TabWord } from './tabs.ts';

type Waiting = { run: () => Promise<void>; done: (value: unknown) => void; fail: (error: unknown) => void };

/** As in a browser: one holder per name, first come first served, and stealing. */
export function makeLocks(): Locks {
  const queue: Waiting[] = [];
  let holder: Waiting | undefined;

  function next(): void {
    holder = queue.shift();
    const held = holder;
    held?.run().then((value) => leave(held, () => held.done(value)), held.fail);
  }

  function leave(held: Waiting, settle: () => void): void {
    settle();
    if (holder === held) next();
  }

  async function request(_name: string, { signal, steal }: LockOptions, run: () => Promise<void>): Promise<unknown> {
    return new Promise((done, fail) => {
      const waiting = { run, done, fail };
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(waiting);
        if (place >= 0) queue.splice(place, 1);
        if (place >= 0) fail(new DOMException('', 'AbortError'));
      });
      if (steal) {
        holder?.fail(new DOMException('', 'AbortError'));
        queue.unshift(waiting);
        next();
      } else {
        queue.push(waiting);
        if (!holder) next();
      }
    });
  }

  return { request };
}

export function makeTabs(): () => Tabs & { sleep: () => void } {
  const all: { listeners: ((word: TabWord) => void)[]; asleep: boolean }[] = [];
  return () => {
    const own = { listeners: [] as ((word: TabWord) => void)[], asleep: false };
    all.push(own);
    return {
      listen: (listener) => own.listeners.push(listener),
      say: (word) => {
        for (const other of all) {
          if (other !== own && !other.asleep) for (const listener of other.listeners) listener(word);
        }
      },
      close: () => own.listeners.splice(0),
      sleep: () => {
        own.asleep = true;
      },
    };
  };
}

export function makeStream(pieces: readonly string[], { open = false } = {}): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      if (!open) controller.close();
    },
  });
  return new Response(body);
}
